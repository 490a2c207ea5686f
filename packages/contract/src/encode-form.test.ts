import { describe, expect, it } from 'vitest';
import { encodeForm, formName } from './encode-form.ts';

describe('encodeForm', () => {
  it('API-1: nests one level in brackets', () => {
    const decoded = decodeURIComponent(encodeForm({ LoginForm: { username: 'a', password: 'b' } }));
    expect(decoded).toBe('LoginForm[username]=a&LoginForm[password]=b');
  });

  it('API-2: keeps plain fields beside nested ones', () => {
    const decoded = decodeURIComponent(
      encodeForm({ OtpForm: { otp: '123456' }, unlock: '1', username: undefined }),
    );
    expect(decoded).toBe('OtpForm[otp]=123456&unlock=1');
  });

  it('SEC-A11: a password arrives exactly as typed', () => {
    const password = 'a&b=c[d]+é %00\u{1f600}  ';
    const read = new URLSearchParams(encodeForm({ LoginForm: { password } }));
    expect(read.get('LoginForm[password]')).toBe(password);
  });

  it('API-24: a path is written back the way it is sent', () => {
    expect(formName(['LoginForm', 'password'])).toBe('LoginForm[password]');
    expect(formName(['uuid'])).toBe('uuid');
  });

  it('leaves out what is null or undefined', () => {
    expect(encodeForm({ a: null, b: undefined, c: { d: undefined } })).toBe('');
  });

  it('refuses anything deeper, so that nothing is sent as [object Object]', () => {
    expect(() => encodeForm({ a: { b: { c: 1 } } })).toThrow(/a\[b\]/);
    expect(() => encodeForm({ a: { b: ['x'] } })).toThrow(TypeError);
  });
});
