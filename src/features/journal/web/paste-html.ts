// What other programs put on the clipboard, made plain before the editor reads it: Word's lists are paragraphs with a drawn
// bullet, its emphasis is style, and every office program adds wrappers, comments and pictures that lead nowhere.

const DROPPED = 'style, script, meta, link, title, xml, svg, img, picture, video, audio, iframe, object';

/** Styles under another name: even in a page that is never shown, the policy of ours complains of them. */
const withoutStyles = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)style(?=\s*=)/gi, '$1data-style'));

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/** Clean HTML for the editor; only elements and text that an entry can hold matter in it. */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const { body } = page;
  for (const comment of commentsIn(body)) comment.remove();
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  wordLists(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('[data-style]')]) emphasise(element);
  // Google Docs wraps everything in a bold that is not bold.
  for (const element of [...body.querySelectorAll<HTMLElement>('b, strong')])
    if (/font-weight:\s*(?:normal|[1-4]00)/i.test(styleOf(element))) unwrap(element);
  for (const element of [...body.querySelectorAll('*')]) {
    if (element.tagName.includes(':') || element.tagName === 'FONT') unwrap(element);
    else
      for (const { name } of [...element.attributes])
        if (!isKept(element, name)) element.removeAttribute(name);
  }
  return body.innerHTML;
}

const KEPT = new Set(['href', 'title', 'start', 'data-type', 'data-checked', 'data-pm-slice']);
const isKept = (element: Element, name: string) =>
  KEPT.has(name) || (name === 'class' && element.tagName === 'CODE' && /^language-/.test(element.className));

function commentsIn(root: Node): Comment[] {
  const found: Comment[] = [];
  for (const child of root.childNodes) {
    if (child.nodeType === 8) found.push(child as Comment);
    else found.push(...commentsIn(child));
  }
  return found;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Emphasis that only a style says. */
function emphasise(element: HTMLElement): void {
  if (/^(?:H[1-6]|B|STRONG|TH)$/.test(element.tagName)) return;
  const style = styleOf(element);
  const wanted = [
    /font-weight:\s*(?:bold|[6-9]00)/i.test(style) && 'strong',
    /font-style:\s*italic/i.test(style) && 'em',
    /text-decoration[^;]*line-through/i.test(style) && 's',
  ];
  for (const tag of wanted) {
    if (!tag) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

const isWordItem = (element: Element | null): element is HTMLElement =>
  element !== null && (/mso-list:\s*l\d/i.test(styleOf(element)) || /^MsoList/i.test(element.className));

/** Word's drawn bullets: the part marked "Ignore", or signs from its symbol font at the very start. */
const BULLET = /^[\s\u00a0]*(?:[·•▪◦§o\uf0b7\uf0a7-]|(\d{1,4}|[a-z]{1,3})[.)])[\s\u00a0]+/i;

function wordLists(root: Element): void {
  for (const first of [...root.querySelectorAll('p, div')]) {
    if (!first.isConnected || !isWordItem(first)) continue;
    const run: HTMLElement[] = [];
    for (let item: Element | null = first; isWordItem(item); item = item.nextElementSibling) run.push(item);
    first.before(listOf(run));
    for (const item of run) item.remove();
  }
}

const levelOf = (item: Element) => Math.min(6, Number(/level(\d)/i.exec(styleOf(item))?.[1] ?? 1));

function listOf(items: readonly HTMLElement[]): Element {
  const page = items[0]!.ownerDocument;
  const make = (item: HTMLElement) => page.createElement(isNumbered(item) ? 'ol' : 'ul');
  const top = make(items[0]!);
  const open: { list: Element; level: number }[] = [{ list: top, level: levelOf(items[0]!) }];
  for (const item of items) {
    const level = levelOf(item);
    while (open.length > 1 && level < open.at(-1)!.level) open.pop();
    if (level > open.at(-1)!.level) {
      const parent = open.at(-1)!.list;
      const list = make(item);
      const holder = parent.lastElementChild ?? parent.appendChild(page.createElement('li'));
      holder.append(list);
      open.push({ list, level });
    }
    takeBulletOff(item);
    const entry = page.createElement('li');
    const words = page.createElement('p');
    words.append(...item.childNodes);
    entry.append(words);
    open.at(-1)!.list.append(entry);
  }
  return top;
}

const isNumbered = (item: Element) => /^[\s\u00a0]*(?:\d{1,4}|[a-z]{1,3})[.)]/i.test(item.textContent ?? '');

function takeBulletOff(item: HTMLElement): void {
  const ignored = item.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]');
  if (ignored) {
    ignored.remove();
    return;
  }
  const found = BULLET.exec(item.textContent ?? '')?.[0].length ?? 0;
  let left = found;
  for (const text of textsIn(item)) {
    if (left <= 0) return;
    const taken = Math.min(left, text.data.length);
    text.data = text.data.slice(taken);
    left -= taken;
  }
}

function textsIn(root: Node): Text[] {
  return [...root.childNodes].flatMap((child) => (child.nodeType === 3 ? [child as Text] : textsIn(child)));
}
