import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Labelled, type Labelling } from './Labelled.tsx';

type Props = Labelling &
  (
    | (InputHTMLAttributes<HTMLInputElement> & { readonly multiline?: false })
    | (TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly multiline: true })
  );

/** A labelled text field. */
export const Field = ({ label, aside, hint, error, late, ...rest }: Props) => (
  <Labelled {...{ label, aside, hint, error, late }}>
    {tied => (rest.multiline ? <TextArea {...rest} {...tied} /> : <Input {...rest} {...tied} />)}
  </Labelled>
);

const TextArea = ({
  multiline: _,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { multiline?: boolean }) => <textarea rows={3} {...rest} />;
const Input = ({
  multiline: _,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { multiline?: boolean | undefined }) => <input {...rest} />;
