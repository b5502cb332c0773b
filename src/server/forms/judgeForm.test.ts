import { describe, expect, it } from 'vitest';
import type { FormField } from '#templates/contract/form/formField.ts';
import type { Post, PostedFile } from '../posts/readPost.ts';
import { formBody } from './formBody.ts';
import { judgeForm } from './judgeForm.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const any = { name: 'x', label: 'X', required: false } as const;

function postOf(values: Readonly<Record<string, readonly string[]>>, files: readonly PostedFile[] = []): Post {
  return { values, files, page: '/', element: '1', sender: 'person' };
}

const faultOf = (field: FormField, ...values: string[]) => judgeForm([field], postOf({ x: values })).x;

describe('what was filled in', () => {
  it.each([
    [{ ...any, kind: 'text', required: true }, ['  '], 'required'],
    [{ ...any, kind: 'text', required: true }, [], 'required'],
    [{ ...any, kind: 'text' }, [''], undefined],
    [{ ...any, kind: 'text', maxLength: 3 }, ['abcd'], 'tooLong'],
    [{ ...any, kind: 'text', maxLength: 3 }, ['abc'], undefined],
    [{ ...any, kind: 'textarea' }, ['x'.repeat(20_001)], 'tooLong'],
    [{ ...any, kind: 'tel' }, ['0320 12 34 56'], undefined],
    [{ ...any, kind: 'email' }, ['geen adres'], 'email'],
    [{ ...any, kind: 'email' }, [' anna@example.nl '], undefined],
    [{ ...any, kind: 'email' }, ['anna@bücher.example'], undefined],
    [{ ...any, kind: 'email' }, ['anna@example.nl\nbcc: x@y.nl'], 'email'],
    [{ ...any, kind: 'postalCode' }, ['8251 AB'], undefined],
    [{ ...any, kind: 'postalCode' }, ['8251ab'], undefined],
    [{ ...any, kind: 'postalCode' }, ['0251 AB'], 'postalCode'],
    [{ ...any, kind: 'postalCode' }, ['82511'], 'postalCode'],
    [{ ...any, kind: 'postalCode' }, ['8251\u00a0ab '], undefined],
    [{ ...any, kind: 'postalCode' }, ['1234 AB'], 'postalCodeNotFound'],
    [{ ...any, kind: 'postalCode' }, ['8251 SS'], 'postalCodeNotFound'],
    [{ ...any, kind: 'postalCode' }, ['6700 AA'], undefined],
    [{ ...any, kind: 'postalCode', required: true }, [' '], 'required'],
    [{ ...any, kind: 'select', options }, ['c'], 'choice'],
    [{ ...any, kind: 'select', options, required: true }, [''], 'required'],
    [{ ...any, kind: 'radio', options }, ['a'], undefined],
    [{ ...any, kind: 'radio', options, required: true }, [], 'required'],
    [{ ...any, kind: 'checkboxes', options, values: [] }, ['a', 'b'], undefined],
    [{ ...any, kind: 'checkboxes', options, values: [] }, ['a', 'c'], 'choice'],
    [{ ...any, kind: 'checkboxes', options, values: [], required: true }, [], 'required'],
    [{ ...any, kind: 'checkbox', value: 'ja', isChecked: false, required: true }, [], 'required'],
    [{ ...any, kind: 'checkbox', value: 'ja', isChecked: false }, ['nee'], 'choice'],
    [{ ...any, kind: 'file', required: true }, [], 'required'],
  ] as const satisfies [FormField, readonly string[], string | undefined][])(
    '%j with %j is %s',
    (field, values, fault) => {
      expect(faultOf(field, ...values)).toBe(fault);
    },
  );

  it('may have files up to 5 MB', () => {
    const field = { ...any, kind: 'file' } as const;
    const sized = (bytes: number) => [{ field: 'x', file: new File([new Uint8Array(bytes)], 'foto.jpg') }];
    expect(judgeForm([field], postOf({}, sized(5 * 1024 * 1024)))).toEqual({});
    expect(judgeForm([field], postOf({}, sized(5 * 1024 * 1024 + 1)))).toEqual({ x: 'file' });
  });

  describe('with a country', () => {
    const code: FormField = { ...any, name: 'code', kind: 'postalCode', country: 'country' };
    const line: FormField = { ...any, name: 'country', kind: 'text' };
    const list: FormField = {
      ...{ ...any, name: 'country', kind: 'select' },
      options: [
        { value: '', label: 'Choose a country' },
        { value: '056', label: 'Belgium' },
        { value: '528', label: 'The Netherlands' },
        { value: '535', label: 'Caribbean Netherlands' },
      ],
    };
    const codeFault = (country: FormField, value: string, written: string) =>
      judgeForm([code, country], postOf({ code: [written], country: [value] })).code;

    it.each([
      [list, '528'],
      [line, 'NL'],
      [line, ' nederland '],
      [line, 'the Netherlands'],
      [line, 'Netherlands (the)'],
    ])('is judged by Dutch rules in the Netherlands: %#', (country, value) => {
      expect(codeFault(country, value, '82511')).toBe('postalCode');
      expect(codeFault(country, value, '1234 AB')).toBe('postalCodeNotFound');
      expect(codeFault(country, value, '8251 AB')).toBeUndefined();
    });

    it.each([
      [list, '056'],
      [list, '535'],
      [list, ''],
      [line, 'België'],
      [line, 'Nederlandse Antillen'],
    ])('is judged by nobody elsewhere, and where no country is named: %#', (country, value) => {
      expect(codeFault(country, value, '1000')).toBeUndefined();
      expect(codeFault(country, value, 'SW1A 1AA')).toBeUndefined();
    });

    it('is not longer than anything may be, wherever it is', () => {
      expect(codeFault(line, 'UK', 'x'.repeat(20_001))).toBe('tooLong');
    });
  });

  it('is judged by the names that every object has, too', () => {
    const fields = ['constructor', '__proto__', 'toString'].map(
      (name): FormField => ({ name, label: name, required: true, kind: 'text' }),
    );
    expect(Object.entries(judgeForm(fields, postOf({})))).toEqual([
      ['constructor', 'required'],
      ['__proto__', 'required'],
      ['toString', 'required'],
    ]);
  });
});

describe('what is sent on', () => {
  const fields: FormField[] = [
    { ...any, name: 'naam', kind: 'text' },
    { ...any, name: 'bericht', kind: 'textarea' },
    { ...any, name: 'foto', kind: 'file' },
  ];
  const delivery = { action: '', encoding: 'urlencoded', hidden: [['token', 't1']] } as const;
  const values = { naam: ['Anna\r\nBcc: x'], bericht: ['een\ntwee'], admin: ['1'], token: ['mine'] };

  it('is what the CMS hid and the fields its editor made, as a browser would send them', () => {
    expect([...formBody(fields, postOf(values), delivery)]).toEqual([
      ['token', 't1'],
      ['naam', 'Anna Bcc: x'],
      ['bericht', 'een\r\ntwee'],
    ]);
  });

  it('has postal codes in their usual form, unless they are foreign or would not fit', () => {
    const code = { ...any, name: 'code', kind: 'postalCode' } as const;
    const sent = (field: FormField, ...others: FormField[]) =>
      formBody([field, ...others], postOf({ code: [' 8251\u00a0ab'], land: ['België'] }), delivery).get('code');
    expect(sent(code)).toBe('8251 AB');
    expect(sent({ ...code, maxLength: 7 })).toBe('8251 AB');
    expect(sent({ ...code, maxLength: 6 })).toBe('8251AB');
    expect(sent({ ...code, country: 'land' }, { ...any, name: 'land', kind: 'text' })).toBe(' 8251\u00a0ab');
    expect(formBody([code], postOf({ code: ['', '1234ab'] }), delivery).getAll('code')).toEqual(['', '1234 AB']);
  });

  it('has addresses as mail is sent to them', () => {
    const email = { ...any, name: 'email', kind: 'email' } as const;
    const sent = (typed: string) => formBody([email], postOf({ email: [typed] }), delivery).get('email');
    expect(sent(' \u202aanna@bücher.example\u202c')).toBe('anna@xn--bcher-kva.example');
    expect(sent('')).toBe('');
  });

  it('has the encoding its editor chose, or the one that files need', () => {
    const file = { field: 'foto', file: new File(['x'], 'akker.jpg') };
    const other = { field: 'anders', file: new File(['x'], 'virus.exe') };
    expect(formBody(fields, postOf(values), delivery)).toBeInstanceOf(URLSearchParams);
    expect(formBody(fields, postOf(values), { ...delivery, encoding: 'multipart' })).toBeInstanceOf(FormData);
    const body = formBody(fields, postOf({}, [file, other]), delivery);
    expect([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
      ['token', 't1'],
      ['foto', 'akker.jpg'],
    ]);
  });
});
