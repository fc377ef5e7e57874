type Kit = {
  readonly validate: () => { readonly valid: boolean; readonly errors?: readonly unknown[] };
};
type FacturX = {
  readonly fromPDF: (bytes: Uint8Array) => Promise<Kit>;
  readonly fromXML: (xml: string) => Promise<Kit>;
};

/** By its name at run time: the types of the package are 3.6 MB, through which every check of ours would go. */
const PACKAGE: string = 'factur-x-kit';

/** What another program finds wrong with a Factur-X file, or the XML of one, by its schema and its rules of EN 16931. */
export const wrongInFacturX = async (file: Uint8Array | string): Promise<readonly unknown[]> => {
  const { FacturX } = (await import(PACKAGE)) as { readonly FacturX: FacturX };
  const read = typeof file === 'string' ? await FacturX.fromXML(file) : await FacturX.fromPDF(file);
  const { valid, errors = [] } = read.validate();
  return valid ? [] : ['not valid', ...errors];
};
