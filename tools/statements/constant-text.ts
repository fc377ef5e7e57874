import {
  type CallExpression,
  type Expression,
  type Identifier,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isCallExpression,
  isExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isSatisfiesExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast';
import { type Project, SymbolFlags } from 'typescript/unstable/sync';

/** What the parameters of the functions under way are, by name. */
type Given = ReadonlyMap<string, string>;
type Read = (node: Expression, given: Given) => string | undefined;

const NOTHING: Given = new Map();

const bare = (node: Expression): Expression =>
  isAsExpression(node) || isSatisfiesExpression(node) || isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** What a constant was written as, wherever that is; undefined: the name is of no constant. */
const writtenAs = ({ checker }: Project, name: Identifier): Expression | undefined => {
  const found = checker.getSymbolAtLocation(name);
  const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declared = symbol?.valueDeclaration?.resolve();
  return declared && isVariableDeclaration(declared) && declared.initializer
    ? bare(declared.initializer)
    : undefined;
};

/** `COLUMNS.join(', ')` of a list of constants. */
const joined = (project: Project, call: CallExpression, read: Read, given: Given): string | undefined => {
  const { expression: callee, arguments: args } = call;
  if (!isPropertyAccessExpression(callee) || callee.name.text !== 'join') return undefined;
  const list = isIdentifier(callee.expression) ? writtenAs(project, callee.expression) : callee.expression;
  const separator = args[0] ? read(args[0], given) : ',';
  if (!list || !isArrayLiteralExpression(list) || separator === undefined) return undefined;
  const parts = list.elements.map(each => read(each, given));
  return parts.every(part => part !== undefined) ? parts.join(separator) : undefined;
};

/** A call of a function that is one expression: `soldIn('p.language')`. */
const called = (project: Project, call: CallExpression, read: Read, given: Given): string | undefined => {
  const fn = isIdentifier(call.expression) ? writtenAs(project, call.expression) : undefined;
  if (!fn || !isArrowFunction(fn) || !isExpression(fn.body)) return undefined;
  const within = new Map<string, string>();
  for (const [at, parameter] of fn.parameters.entries()) {
    const argument = call.arguments[at] ?? parameter.initializer;
    const text = argument && read(argument, given);
    if (text === undefined || !isIdentifier(parameter.name)) return undefined;
    within.set(parameter.name.text, text);
  }
  return read(fn.body, within);
};

/**
 * Reads what says the same in every run: literals, constants, templates of them, lists joined, and functions of one
 * expression. Undefined: it is decided when the program runs.
 */
export const constantText = (project: Project): ((node: Expression) => string | undefined) => {
  const read: Read = (node, given) => {
    const it = bare(node);
    if (isStringLiteral(it) || isNoSubstitutionTemplateLiteral(it) || isNumericLiteral(it)) return it.text;
    if (isTemplateExpression(it)) {
      const parts = it.templateSpans.map(span => {
        const text = read(span.expression, given);
        return text === undefined ? undefined : text + span.literal.text;
      });
      return parts.every(part => part !== undefined) ? it.head.text + parts.join('') : undefined;
    }
    if (isIdentifier(it)) {
      const known = given.get(it.text);
      const written = known === undefined ? writtenAs(project, it) : undefined;
      return known ?? (written && read(written, NOTHING));
    }
    if (!isCallExpression(it)) return undefined;
    return joined(project, it, read, given) ?? called(project, it, read, given);
  };
  return node => read(node, NOTHING);
};
