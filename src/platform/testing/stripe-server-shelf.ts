// The local Stripe's objects: kept, found, listed and shown as Stripe shows them.
import type { StripeObject } from './stripe-server-objects.ts';

export type Answer = Record<string, unknown>;
type Form = Record<string, unknown>;

export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;

  constructor(status: number, type: string, code: string | null, message: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

export function missing(what: string): StripeRefusal {
  return new StripeRefusal(404, 'invalid_request_error', 'resource_missing', `No such object: '${what}'`);
}

export class StripeShelf {
  readonly #objects = new Map<string, StripeObject>();

  list<T extends StripeObject>(object: T['object'], form: Form, filters: (keyof T & string)[]): Answer {
    const data = this.all<T>(object).filter((one) =>
      filters.every((name) => form[name] === undefined || one[name] === form[name]),
    );
    return { object: 'list', data, has_more: false, url: `/v1/${object}` };
  }

  all<T extends StripeObject>(object: T['object']): T[] {
    return [...this.#objects.values()].filter((one): one is T => one.object === object);
  }

  keep<T extends StripeObject>(object: T): T {
    this.#objects.set(object.id, object);
    return object;
  }

  get<T extends StripeObject>(id: string): T {
    const found = this.#objects.get(id);
    if (!found) throw missing(id);
    return found as T;
  }

  /** A copy with what was asked to be expanded, at most four levels deep, as Stripe allows. */
  show(object: StripeObject, form: Form): Answer {
    const copy = structuredClone(object) as unknown as Answer;
    const paths = Object.values((form.expand ?? {}) as Record<string, string>).map((path) => path.split('.'));
    if (paths.some((path) => path.length > 4))
      throw new StripeRefusal(400, 'invalid_request_error', null, 'You cannot expand more than 4 levels');
    return this.#expand(copy, paths);
  }

  #expand(object: Answer, paths: string[][]): Answer {
    for (const name of new Set(paths.map(([first]) => first ?? ''))) {
      const value = object[name];
      const inside = paths.filter(([first, next]) => first === name && next).map(([, ...rest]) => rest);
      const found = typeof value === 'string' ? this.#objects.get(value) : undefined;
      if (found) object[name] = this.#expand(structuredClone(found) as unknown as Answer, inside);
    }
    if (object.object === 'invoice' && !paths.some(([first]) => first === 'payments')) delete object.payments;
    return object;
  }
}
