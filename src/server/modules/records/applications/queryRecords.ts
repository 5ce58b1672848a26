import { cleanText } from '#domain/text/kinds/textKindTable.ts'
import type { CallContext } from '#server/base/call.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { mapPage, type Page, type PageRequest } from '#server/store/queries/page.ts'
import type { RecordParts } from '../recordParts.ts'
import type { ApplicationFilter } from '../repositories/applicationFilter.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { type OwnFilter, ownFilter } from './ownRecords.ts'
import { rateLimitedSearch } from './rateLimitedSearch.ts'
import type { RecordAnswers, RecordType } from './recordType.ts'

type Query = CallContext<'org' | 'subject' | 'now' | 'ip', RecordParts> & {
  input: PageRequest & { keyword?: string }
}

/**
 * Returns one page of a type's list; `filterOf` returns `undefined` when the caller may not find any record.
 * @throws TooMany over the rate limit
 */
export async function queryRecords<R extends Application, Answers extends RecordAnswers>(
  type: RecordType<R, Answers>,
  request: Query,
  filterOf: (configuration: OrgConfiguration) => ApplicationFilter<R> | undefined,
): Promise<Page<Answers['row']>> {
  const { input, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const filter = filterOf(configuration)
  if (!filter) return { records: [], total: 0 }
  const view = type.view(configuration, parts.shared)
  const found = await rateLimitedSearch(request, (tx) => type.applications.page(tx, filter, input))
  return mapPage(found, (row) => view.row(row, request))
}

/**
 * Filter of a status query: a keyword must equal a whole searched column, such as the mobile; without one, the
 * subject's own records. Card numbers and member numbers are stored in upper case.
 */
export function searchFilter({
  input,
  subject,
}: Pick<Query, 'input' | 'subject'>): OwnFilter | { exactly: string } | undefined {
  const { keyword } = input
  return keyword ? { exactly: cleanText('reference', keyword) } : ownFilter(subject)
}
