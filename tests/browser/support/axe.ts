import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 A and AA, and what axe holds to be good practice beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

export interface AxeScope {
  /** Only what is inside; the whole page when absent. */
  within?: string
  /** Rules that do not apply here; whoever names one says why beside it. */
  except?: readonly string[]
}

/** What axe objects to on this page as it stands, one line a place; empty when it is clean. */
export async function axeFaults(
  page: Page,
  { within, except = [] }: AxeScope = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(TAGS).disableRules([...except])
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reasons = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
      return `${id} at ${target.join(' ')}: ${reasons.join('; ')}`
    }),
  )
}
