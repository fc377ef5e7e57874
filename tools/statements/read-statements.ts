import { relative } from 'node:path';
import {
  type CallExpression,
  type Expression,
  isArrayLiteralExpression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isSpreadElement,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { constantText } from './constant-text.ts';

/** What a program takes a column for. `nullable`: it counts with null. */
export type Declared = {
  readonly name: string;
  readonly kind: string;
  readonly nullable: boolean;
  readonly optional: boolean;
};

export type Statement = {
  readonly name: string;
  /** File and line, from the root. */
  readonly at: string;
  readonly sql: string;
  /** How many values go with it; null: a list that is made when the program runs. */
  readonly values: number | null;
  /** The columns that are read; null: none is. */
  readonly row: readonly Declared[] | null;
};

export type Statements = {
  readonly statements: readonly Statement[];
  /** Where the text of a statement is put together when the program runs. */
  readonly unread: readonly string[];
};

/** What runs statements is called so everywhere: `run`, `database.run`, `last`. */
const RUNS: ReadonlySet<string> = new Set(['run', 'last']);

const calleeName = (node: Expression): string =>
  isIdentifier(node) ? node.text : isPropertyAccessExpression(node) ? node.name.text : '';

const kindsOf = ({ checker }: Project) => {
  const plain = [
    ['string', checker.getStringType()],
    ['number', checker.getNumberType()],
    ['boolean', checker.getBooleanType()],
  ] as const;
  const kindOf = (type: Type): string => {
    for (const [kind, whole] of plain) if (checker.isTypeAssignableTo(type, whole)) return kind;
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as never);
      return `${element ? kindOf(element) : 'unknown'}[]`;
    }
    const { name } = type.getSymbol() ?? { name: '' };
    return name === 'Date' || name === 'Buffer' ? name : 'other';
  };
  return kindOf;
};

const declaredOf = (project: Project, row: Type): Declared[] => {
  const { checker } = project;
  const kindOf = kindsOf(project);
  return checker.getPropertiesOfType(row).map(property => {
    const type = checker.getTypeOfSymbol(property) ?? checker.getAnyType();
    return {
      name: property.name,
      kind: kindOf(checker.getNonNullableType(type) ?? type),
      nullable: checker.isTypeAssignableTo(checker.getNullType(), type),
      optional: (property.flags & SymbolFlags.Optional) !== 0,
    };
  });
};

/** The row type of a call that answers `Promise<Row[]>`; null where the call names none. */
const rowOf = ({ checker }: Project, call: CallExpression): Type | null => {
  const promise = checker.getTypeAtLocation(call);
  const [rows] = promise ? checker.getTypeArguments(promise as never) : [];
  const [row] = rows ? checker.getTypeArguments(rows as never) : [];
  return row && row.getSymbol()?.name !== 'QueryResultRow' ? row : null;
};

const countOf = (values: Expression): number | null =>
  isArrayLiteralExpression(values) && !values.elements.some(isSpreadElement) ? values.elements.length : null;

/** Every statement that the sources under `folder` send by `run`, as TypeScript sees it. */
export const readStatements = (root: string, folder: string): Statements => {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: `${root}/tsconfig.json` }).getProjects();
    if (!project) throw new Error('TypeScript found no project');
    const textOf = constantText(project);
    const statements: Statement[] = [];
    const unread: string[] = [];
    const look = (file: SourceFile, node: Node): void => {
      node.forEachChild(child => look(file, child));
      if (!isCallExpression(node) || !RUNS.has(calleeName(node.expression))) return;
      const [name, text, values] = node.arguments;
      if (!name || !text || !values || !isStringLiteral(name)) return;
      const line = file.getLineAndCharacterOfPosition(name.end).line + 1;
      const at = `${relative(root, file.fileName)}:${line}`;
      const sql = textOf(text);
      if (sql === undefined) unread.push(`${name.text} (${at})`);
      else {
        const row = rowOf(project, node);
        statements.push({
          name: name.text,
          at,
          sql,
          values: countOf(values),
          row: row && declaredOf(project, row),
        });
      }
    };
    for (const name of project.program.getSourceFileNames()) {
      if (!name.startsWith(`${root}/${folder}/`) || /\.test\.ts$|\/faults\//.test(name)) continue;
      const file = project.program.getSourceFile(name);
      if (file) look(file, file);
    }
    return { statements, unread };
  } finally {
    api.close();
  }
};
