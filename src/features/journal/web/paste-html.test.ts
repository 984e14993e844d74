// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { cleanPastedHtml } from './paste-html.ts';

const clean = (html: string) =>
  cleanPastedHtml(html)
    .replace(/\s*\n\s*/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

describe('pasting from other programs', () => {
  test('Word’s drawn bullets become a list, its comments and styles go', () => {
    expect(
      clean(
        `<style>p { color: red }</style><!--StartFragment-->
        <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><!--[endif]-->milk<o:p></o:p></p>
        <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>eggs</p>`,
      ),
    ).toBe('<ul><li><p>milk</p></li><li><p>eggs</p></li></ul>');
  });

  test('numbers and levels of Word’s lists are kept', () => {
    expect(
      clean(
        `<p style='mso-list:l0 level1'><span style='mso-list:Ignore'>1.</span>one</p><p style='mso-list:l0 level2'><span style='mso-list:Ignore'>a.</span>inner</p><p style='mso-list:l0 level1'><span style='mso-list:Ignore'>2.</span>two</p>`,
      ),
    ).toBe('<ol><li><p>one</p><ol><li><p>inner</p></li></ol></li><li><p>two</p></li></ol>');
  });

  test('emphasis that only a style says becomes emphasis', () => {
    expect(
      clean(`<p><span style="font-weight:700">bold</span> <span style="font-style:italic">soft</span></p>`),
    ).toBe('<p><span><strong>bold</strong></span> <span><em>soft</em></span></p>');
  });

  test('the bold that Google Docs wraps everything in is not bold', () => {
    expect(clean(`<b style="font-weight:normal" id="docs-internal"><p>plain</p></b>`)).toBe('<p>plain</p>');
  });

  test('pictures, scripts and handlers do not come along, links do', () => {
    expect(
      clean(
        `<p onclick="x()"><img src="file:///a.png"><script>x()</script><a href="https://x.org" class="y">x</a></p>`,
      ),
    ).toBe('<p><a href="https://x.org">x</a></p>');
  });

  test('words that speak of styles stay as they are', () => {
    expect(clean('<p>In style = bold, we trust.</p>')).toBe('<p>In style = bold, we trust.</p>');
  });
});
