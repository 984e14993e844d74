// What axe finds on a page as it stands, in words a report can show. It is put in through the debugger, so that the page
// keeps its own policy.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a change of theme alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** One line for each thing that is wrong. Colours are judged at rest: what moves is brought to its end first. */
export async function axeProblems(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => {
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
      const answer = await window.axe?.run(document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return answer?.violations ?? [];
    },
    what === 'colours'
      ? { type: 'rule' as const, values: COLOUR_RULES }
      : { type: 'tag' as const, values: TAGS },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}
