import { expect, test } from 'vitest';
import { endpoint } from '../../shared/endpoint.ts';
import { routeLabels } from './route-labels.ts';

const open = (path: `/${string}`) => endpoint('public', { method: 'GET', path, summary: '', tag: '' });
const label = routeLabels(
  {
    journal: {
      list: open('/journal/entries'),
      get: open('/journal/entries/{id}'),
      deep: { top: open('/x') },
    },
  },
  [
    {
      method: 'GET',
      path: '/journal/photos/:id',
      access: 'member',
      summary: '',
      tag: '',
      handle: () => new Response(),
    },
  ],
);

test('a request is labelled by the route that was declared for it', () => {
  expect(label('/api/journal/entries')).toBe('/api/journal/entries');
  expect(label('/api/journal/entries/0190')).toBe('/api/journal/entries/{id}');
  expect(label('/api/journal/photos/7')).toBe('/api/journal/photos/{id}');
  expect(label('/api/x')).toBe('/api/x');
  expect(label('/assets/app-1.js')).toBe('assets');
  expect(label('/journal')).toBe('page');
});

test('nothing that a stranger writes into an address becomes a label', () => {
  for (const path of ['/api/my-own-words', '/api/journal/so/low', '/api/', '/api/%7Bid%7D', '/i-am-so-low'])
    expect(['/api/unknown', 'page']).toContain(label(path));
});
