import { z } from 'zod';

/** The part of JSON Schema that the contract's schemas come out as. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
};

/** The ways in which a value may look; itself where there is one. */
export const alternatives = (schema: Schema): readonly Schema[] =>
  schema.anyOf ?? schema.oneOf ?? (schema.allOf ? [Object.assign({}, ...schema.allOf)] : [schema]);

/** The type's name; `any` where nothing is said. */
export const kindOf = ({ type, properties, items }: Schema): string => {
  if (typeof type === 'string') return type;
  if (properties) return 'object';
  return items ? 'array' : 'any';
};

/** What a call takes, as JSON Schema. */
export const inputSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
