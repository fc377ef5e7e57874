import type { CallAnswer } from '@tableside/contract/client';
import {
  DEFAULT_INVOICE_COUNTRY,
  type InvoiceField,
  type InvoiceForm,
  invoiceProblems,
  MAX_INVOICE_FIELD,
  searchesCompanies,
} from '@tableside/domain/invoices';
import { useEffect, useRef, useState } from 'react';
import { anonymousToken, keepAnonymousToken } from '../../data/analytics/anonymous-user.ts';
import { api } from '../../data/api.ts';
import { failureCode } from '../../data/connection/failures.ts';
import { announceFailure } from '../../features/toasts/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { invoiceBody, savedForm } from './invoice-body.ts';
import { otherRefusal } from './other-refusal.ts';
import type { Company } from './use-company-search.ts';

export type IssuedInvoice = CallAnswer<'POST /payments/request-invoice-v2'> & { readonly email: string };
export type Issued =
  | { readonly kind: 'issued'; readonly invoice: IssuedInvoice }
  | { readonly kind: 'before' };

const EMPTY: InvoiceForm = {
  name: '',
  email: '',
  country: DEFAULT_INVOICE_COUNTRY,
  businessName: '',
  businessCode: '',
  businessAddress: '',
  hasVatCode: false,
  vatCode: '',
};

/** What a found company brings along: while it is searched for, only the search field is there. */
const FOUND_TOGETHER: readonly string[] = ['businessCode', 'businessAddress', 'vatCode'];

/** What this phone saved for its next invoice; null: nothing. INVOICE-19. */
const readSaved = () =>
  api('GET /anonymous-user-legal-entity/{token}', { token: anonymousToken() }).then(savedForm, () => null);

/** The invoice form: what is typed, what is wrong with it once it was sent, and sending it. INVOICE-03…09, INVOICE-18…23. */
export const useInvoiceForm = (uuid: string, onIssued: (issued: Issued) => void) => {
  const t = useT();
  const language = useLanguage();
  const [form, setForm] = useState(EMPTY);
  const [searching, setSearching] = useState(true);
  const [save, setSave] = useState(false);
  const [prefilled, setPrefilled] = useState(false);
  const [insist, setInsist] = useState(false);
  const [vatRefused, setVatRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const sent = useRef({ text: '', key: '' });

  useEffect(() => {
    let here = true;
    void readSaved().then(saved => {
      if (!saved || !here) return;
      // What the guest typed meanwhile stays.
      setForm(typed => (typed === EMPTY ? saved : typed));
      setSearching(false);
      setSave(true);
      setPrefilled(true);
    });
    return () => {
      here = false;
    };
  }, []);

  const problems = invoiceProblems(form);
  const shown = insist ? problems : {};
  const errorOf = (field: InvoiceField): string | null => {
    const problem = shown[field];
    if (problem === 'required') return t('generic.requiredField');
    if (problem === 'too_long') return t('invoice.tooLong', { count: MAX_INVOICE_FIELD });
    if (problem === 'email') return t('receipt.emailError');
    const wrong = problem === 'vat_code' || (field === 'vatCode' && vatRefused);
    return wrong ? t('vatCodeInvalid') : null;
  };

  const change = (over: Partial<InvoiceForm>) => {
    setForm(typed => ({ ...typed, ...over }));
    if (over.vatCode !== undefined || over.country !== undefined || over.hasVatCode !== undefined)
      setVatRefused(false);
  };

  // Says no to the form: the first field that is wrong gets the focus, once it is marked.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('main [aria-invalid]')?.focus();
  }, [refusals]);
  const showProblems = () => {
    setInsist(true);
    setRefusals(count => count + 1);
  };

  const refusedBecause = (error: unknown): void => {
    const code = failureCode(error);
    if (code === 'invoice_cannot_be_changed') onIssued({ kind: 'before' });
    else if (code === 'vat_code_invalid') {
      setVatRefused(true);
      showProblems();
    } else if (code === 'offline') announceFailure(error);
    else showToast({ id: 'invoice-refused', tone: 'error', text: otherRefusal(error, t) });
  };

  /** The same form sent again is the same request, should the first answer have been lost. */
  const keyFor = (body: object): string => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: `invoice:${uuid}:${Date.now()}` };
    return sent.current.key;
  };

  const submit = async (): Promise<void> => {
    if (Object.keys(problems).length > 0) {
      showProblems();
      return;
    }
    setBusy(true);
    try {
      const body = invoiceBody(form, { uuid, language, save, token: anonymousToken() });
      const invoice = await api('POST /payments/request-invoice-v2', { body, idempotencyKey: keyFor(body) });
      if (invoice.anonymous_user_token) keepAnonymousToken(invoice.anonymous_user_token);
      onIssued({ kind: 'issued', invoice: { ...invoice, email: body.email } });
    } catch (error) {
      refusedBecause(error);
    } finally {
      setBusy(false);
    }
  };

  const isSearching = searching && searchesCompanies(form.country);
  const visible = Object.keys(shown).filter(field => !isSearching || !FOUND_TOGETHER.includes(field));

  return {
    form,
    /** The company is searched for rather than typed. */
    searching: isSearching,
    canSearch: searchesCompanies(form.country),
    save,
    prefilled,
    busy,
    problemCount: visible.length + (vatRefused && !shown.vatCode ? 1 : 0),
    errorOf,
    change,
    setSave,
    submit,
    searchAgain: () => {
      setSearching(true);
      change({ businessName: '', businessCode: '', businessAddress: '', hasVatCode: false, vatCode: '' });
    },
    typeMyself: (businessName: string) => {
      setSearching(false);
      change({ businessName: form.businessName || businessName });
    },
    choose: ({ title, code, address, pvmCode }: Company) => {
      setSearching(false);
      change({
        businessName: title.slice(0, MAX_INVOICE_FIELD),
        businessCode: code,
        businessAddress: address.slice(0, MAX_INVOICE_FIELD),
        hasVatCode: pvmCode !== null,
        vatCode: pvmCode ?? '',
      });
    },
  };
};
export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
