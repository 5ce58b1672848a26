import type { Page } from '@playwright/test'
import type { Who } from './samples.ts'

/** One contender's form of so many fields, on a page of its own. */
export interface FormCase {
  page: Page
  who: Who
  count: number
}
