import type { PayMethod } from '#contract/codes.ts'
import { listAccounts, searchAccounts } from '#server/base/repositories/accountLists.ts'
import { listActivity } from '#server/base/repositories/activityLog.ts'
import { listChanges } from '#server/modules/changes/repositories/configChanges.ts'
import { pageConfigVersions } from '#server/modules/configuration/repositories/configVersions.ts'
import { pageWithAmount } from '#server/modules/money/desk/pageWithAmount.ts'
import { listClosings } from '#server/modules/money/repositories/duesClosings.ts'
import type {
  DuesDeskFilter,
  MoneyListed,
} from '#server/modules/money/repositories/duesDeskFilter.ts'
import {
  listInvoices,
  listReturned,
  listSubmitted,
} from '#server/modules/money/repositories/duesDeskOrders.ts'
import { listPayments, listReconcile } from '#server/modules/money/repositories/duesDeskPayments.ts'
import { listPlans } from '#server/modules/money/repositories/duesDeskPlans.ts'
import { listRefunds } from '#server/modules/money/repositories/duesDeskRefunds.ts'
import {
  listDeskReliefs,
  RELIEF_STATES,
} from '#server/modules/money/repositories/duesDeskReliefs.ts'
import { pageOrders } from '#server/modules/money/repositories/duesOrderQueries.ts'
import { pagePauses } from '#server/modules/money/repositories/duesPauses.ts'
import { pageQuestions } from '#server/modules/money/repositories/duesQuestions.ts'
import { pageReminders } from '#server/modules/money/repositories/duesReminderList.ts'
import { listEnding } from '#server/modules/money/repositories/duesReminders.ts'
import { pageManualPayments } from '#server/modules/money/repositories/manualPayments.ts'
import { membersMeant } from '#server/modules/money/repositories/membersMeant.ts'
import { pageStatementLines } from '#server/modules/money/repositories/statementLines.ts'
import { listMissing } from '#server/modules/money/repositories/statementMissing.ts'
import { pageStatements } from '#server/modules/money/repositories/statements.ts'
import { pageOrgUnits } from '#server/modules/people/repositories/orgUnitLists.ts'
import { listRuns } from '#server/modules/privacy/repositories/retentionRuns.ts'
import { pageRecordsOfOwner } from '#server/modules/records/repositories/applicationsOfPerson.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { orgApplications } from '#server/modules/records/repositories/orgApplications.ts'
import type { KeysetListed } from '#server/store/queries/keyset.ts'
import type { Listed } from '#server/store/queries/listed.ts'
import type { PageRequest } from '#server/store/queries/page.ts'
import type { Tx } from '#server/store/store.ts'
import { ASKED, MEMBERS } from './society.ts'

export type Query = (tx: Tx) => Promise<unknown>
/** What it is asked for → the query. */
export type Cases = Record<string, Query>

/** The first page, one half way, and the last that paging reaches. */
const PAGES: Record<string, PageRequest> = {
  'page 1': { current: 1, size: 10 },
  'page 500': { current: 500, size: 10 },
  'page 1000': { current: 1000, size: 10 },
}

/** Each filter with each page. */
function paged<Filter>(
  filters: Record<string, Filter>,
  page: (tx: Tx, filter: Filter, request: PageRequest) => Promise<unknown>,
): Cases {
  const cases = Object.entries(filters).flatMap(([asked, filter]) =>
    Object.entries(PAGES).map(([name, request]): [string, Query] => [
      `${asked}, ${name}`,
      (tx) => page(tx, filter, request),
    ]),
  )
  return Object.fromEntries(cases)
}

const listedBy = <Filter>(
  filters: Record<string, Filter>,
  list: (tx: Tx, filter: Filter) => Listed<unknown>,
): Cases => paged(filters, (tx, filter, request) => list(tx, filter).page(request))

/** As `listedBy`, with a part in the middle that an export reads. */
const keysetBy = <Filter>(
  filters: Record<string, Filter>,
  list: (tx: Tx, filter: Filter) => KeysetListed<unknown>,
): Cases => ({
  ...listedBy(filters, list),
  ...Object.fromEntries(
    Object.entries(filters).map(([asked, filter]): [string, Query] => [
      `${asked}, a part`,
      (tx) => list(tx, filter).part({ until: new Date(tx.now.getTime() - 86_400_000) }),
    ]),
  ),
})

/** What a keyword is, and what is searched for by it. */
const byKeyword = <Filter>(filterOf: (keyword: string) => Filter, what: object = ASKED.keywords) =>
  Object.fromEntries(
    Object.entries(what).map(([name, keyword]) => [`keyword: ${name}`, filterOf(keyword)]),
  )

const EVERY_KEYWORD = { ...ASKED.keywords, ...ASKED.numbers }

/** The answer of a query that services refuse. */
const REFUSED = 'refused'

/** As services do, which refuse a keyword that means too many members. */
const unlessRefused =
  (keyword: string, query: Query): Query =>
  async (tx) =>
    (await membersMeant(tx, keyword)) ? query(tx) : REFUSED

const meant = <Filter extends { keyword?: string | undefined }>(
  page: (tx: Tx, filter: Filter, request: PageRequest) => Promise<unknown>,
): Cases =>
  paged(
    byKeyword((keyword) => ({ keyword }) as Filter, EVERY_KEYWORD),
    (tx, filter, request) =>
      unlessRefused(filter.keyword ?? '', () => page(tx, filter, request))(tx),
  )

const ofList = <Filter>(list: string, filterOf: (keyword: string) => Filter) =>
  Object.fromEntries(
    Object.entries(byKeyword(filterOf)).map(([name, filter]) => [`${list}, ${name}`, filter]),
  )

/** When a tenth of the rows were made, of which a tenth is older; invoices and credit are of the newer half of orders. */
const LONG_AGO = { from: daysBack(0.9), before: daysBack(0.8) }
const LONG_AGO_OF_HALF = { from: daysBack(0.45), before: daysBack(0.4) }

function daysBack(share: number): Date {
  return new Date(Date.now() - MEMBERS * 2 * 30_000 * share)
}

const ofDesk = (
  list: (tx: Tx, filter: DuesDeskFilter) => MoneyListed<unknown>,
  statuses: DuesDeskFilter['status'][],
  longAgo = LONG_AGO,
): Cases => ({
  ...keysetBy<DuesDeskFilter>(
    Object.fromEntries([
      ['all', {}],
      ['of a year', { from: new Date('2026-01-01'), before: new Date('2027-01-01') }],
      ['of days long ago', longAgo],
      ...statuses.map((status) => [`status ${status}`, { status }]),
    ]),
    list,
  ),
  ...meant<DuesDeskFilter>((tx, filter, request) => pageWithAmount(list(tx, filter), request)),
})

/** Of every function of the repositories that pages, lists or counts: what it is asked for, and the query. */
export const PAGING_QUERIES: Record<string, Cases> = {
  applicationRepository: {
    ...paged<Parameters<typeof memberApplications.page>[1]>(
      {
        'all members': {},
        'members of a category': { oneMemberCode: '01' },
        'members in audit': { status: ['05', '06'] },
        'members approved': { status: ['99'] },
        'members of a unit': { orgUnitId: ASKED.unit },
        'members of an account': { owner: { accountId: ASKED.account, mobile: '13800000000' } },
        'members by a number': { exactly: ASKED.memberNum },
      },
      memberApplications.page,
    ),
    ...paged<Parameters<typeof orgApplications.page>[1]>(
      {
        'offices in audit': { status: ['05', '06'] },
        'offices approved': { status: ['99'] },
        'offices of an approval': { approvalId: 'p3' },
      },
      orgApplications.page,
    ),
    ...paged<Parameters<typeof memberApplications.search>[1]>(
      {
        ...ofList('approved', (named) => ({ named, status: ['99'] })),
        ...ofList('in audit', (named) => ({ named, status: ['05', '06'] })),
        ...ofList('directory', (named) => ({
          ...{ named, status: ['99'], oneMemberCode: '01', paidUntil: '2026-06-30' },
        })),
        ...ofList('directory of groups', (named) => ({
          ...{ named, status: ['99'], oneMemberCode: '02', paidUntil: '2026-06-30' },
        })),
      },
      memberApplications.search,
    ),
    ...paged<Parameters<typeof orgApplications.search>[1]>(
      ofList('offices', (named) => ({ named, status: ['99'] })),
      orgApplications.search,
    ),
  },
  listAccounts: keysetBy(
    { all: {}, users: { userType: '1' }, 'in use': { userType: '1', inUse: true } },
    listAccounts,
  ),
  searchAccounts: paged<Parameters<typeof searchAccounts>[1]>(
    {
      ...byKeyword((keyword) => ({ keyword }), EVERY_KEYWORD),
      ...ofList('in use', (keyword) => ({ keyword, userType: '1', inUse: true })),
      ...ofList('experts', (keyword) => ({ keyword, isExpert: true })),
      ...ofList('of a sub-organisation', (keyword) => ({ keyword, subOrgId: 'sub3' })),
    },
    searchAccounts,
  ),
  listActivity: keysetBy(
    {
      all: {},
      'of a kind': { kind: 'write' },
      refused: { outcome: 'refused' },
      'of an account': { who: { accountId: 'a1' } },
      'of a name': { who: { name: '员工1' } },
      'of a record': { records: [ASKED.member] },
    },
    (tx, filter: Parameters<typeof listActivity>[1]) => listActivity(tx, filter),
  ),
  pageRecordsOfOwner: paged({ own: { accountId: ASKED.account } }, pageRecordsOfOwner),
  listChanges: listedBy({ open: ['open'] }, (tx, statuses) =>
    listChanges(tx, statuses as ['open']),
  ),
  pageConfigVersions: listedBy({ all: {} }, pageConfigVersions),
  listClosings: listedBy({ all: {} }, listClosings),
  listSubmitted: ofDesk(listSubmitted, []),
  listReturned: ofDesk(listReturned, []),
  listInvoices: ofDesk(listInvoices, ['requested', 'issued', 'returned'], LONG_AGO_OF_HALF),
  listReconcile: ofDesk(listReconcile, ['waiting', 'named', 'refund'], LONG_AGO_OF_HALF),
  listPayments: ofDesk(listPayments, ['waiting', 'refund', 'credit']),
  listPlans: ofDesk(listPlans, ['open' as 'waiting']),
  listRefunds: ofDesk(listRefunds, ['asked', 'done']),
  listDeskReliefs: keysetBy<Parameters<typeof listDeskReliefs>[1]>(
    {
      ...{ all: {}, ...Object.fromEntries(RELIEF_STATES.map((state) => [state, { state }])) },
      ...byKeyword((keyword) => ({ keyword })),
    },
    listDeskReliefs,
  ),
  pageOrders: paged(
    { all: {}, 'of a unit': { orgUnitId: ASKED.unit }, 'of a member': { memberId: ASKED.member } },
    pageOrders,
  ),
  pagePauses: paged({ today: '2026-01-01' }, pagePauses),
  pageQuestions: {
    ...paged<Parameters<typeof pageQuestions>[1]>(
      { all: {}, open: { state: 'open' }, closed: { state: 'closed' } },
      pageQuestions,
    ),
    ...meant(pageQuestions),
  },
  pageReminders: {
    ...paged<Parameters<typeof pageReminders>[1]>(
      { all: {}, failed: { outcome: 'failed' } },
      pageReminders,
    ),
    ...meant(pageReminders),
  },
  pageManualPayments: paged<Omit<Parameters<typeof pageManualPayments>[1], keyof PageRequest>>(
    { all: {}, drafts: { state: 'draft' } },
    (tx, filter, request) => pageManualPayments(tx, { ...filter, ...request }),
  ),
  pageOrgUnits: paged<Parameters<typeof pageOrgUnits>[1]>(
    { all: {}, ...byKeyword((keyword) => ({ keyword }), EVERY_KEYWORD) },
    pageOrgUnits,
  ),
  pageStatements: paged({ all: {} }, (tx, _filter, request) => pageStatements(tx, request)),
  pageStatementLines: paged({ all: {}, open: { state: 'open' as const } }, (tx, filter, request) =>
    pageStatementLines(tx, { statementId: ASKED.statement, ...filter, ...request }),
  ),
  listMissing: listedBy(
    {
      'of a week': {
        statementId: ASKED.statement,
        methods: ['02'] as PayMethod[],
        from: new Date('2026-11-01'),
        before: new Date('2026-11-08'),
      },
    },
    listMissing,
  ),
  listRuns: listedBy({ all: {} }, listRuns),
  listEnding: {
    'terms that end in a month': (tx) =>
      listEnding(tx, { from: '2026-12-01', to: '2026-12-07', after: undefined, limit: 500 }),
  },
}
