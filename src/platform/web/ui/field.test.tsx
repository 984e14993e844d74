// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

test('a field’s label, help and error belong to its control', () => {
  render(
    <Field label="Email" help="We never share it." error="This is not an email address." isRequired>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['We never share it.', 'This is not an email address.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.hasAttribute('required')).toBe(true);
});

test('a field at rest points at nothing that is not there', () => {
  render(
    <Field label="Nickname">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Nickname');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});
