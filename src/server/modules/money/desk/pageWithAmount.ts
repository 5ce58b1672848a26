import { yuanOf } from '#domain/money/fees/yuan.ts'
import { PAGED_ROWS } from '#domain/text/pagedTotal.ts'
import type { PageRequest } from '#server/store/queries/page.ts'
import type { MoneyListed } from '../repositories/duesDeskFilter.ts'

/**
 * Returns one page of a list of amounts with the total of all rows found; without the total when there are more rows
 * than are counted.
 */
export async function pageWithAmount<Row>(list: MoneyListed<Row>, request: PageRequest) {
  const page = await list.page(request)
  if (page.total > PAGED_ROWS) return page
  return { ...page, totalAmount: yuanOf(await list.sum()) }
}
