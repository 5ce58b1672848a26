const CONFIGURATION =
  'rows of a configuration, a change or a society, which do not grow with members'
const OPERATION = 'asked by jobs and operators over all societies, never while somebody waits'
const PERIOD = 'reads what a period or statement has, which closing and matching need whole'
const EFFECT = 'counts what a change of the configuration would affect, exactly, when staff ask'

/** Queries that no plan is held of, and why. */
export const WITHOUT_PLAN: Readonly<Record<string, string>> = {
  findConfigVersion: CONFIGURATION,
  findDraftContents: CONFIGURATION,
  findFormerContents: CONFIGURATION,
  findLiveVersions: CONFIGURATION,
  listBases: CONFIGURATION,
  listBlobs: CONFIGURATION,
  listChangeDocuments: CONFIGURATION,
  listChangeHashes: CONFIGURATION,
  listConfigVersions: CONFIGURATION,
  listFirstOrganisations: CONFIGURATION,
  listHostsOf: CONFIGURATION,
  listNamedFiles: CONFIGURATION,
  listOrganisations: CONFIGURATION,
  listSeats: CONFIGURATION,
  noticeViews: CONFIGURATION,
  pageLiveVersions: CONFIGURATION,
  pageSocieties: CONFIGURATION,
  pageUnjudged: CONFIGURATION,
  countDead: OPERATION,
  databaseTime: OPERATION,
  listAccountsByName: OPERATION,
  listDead: OPERATION,
  numbersGiven: OPERATION,
  listBookOrders: PERIOD,
  listBookPayments: PERIOD,
  listBookRefunds: PERIOD,
  listMovements: PERIOD,
  listProviderLines: PERIOD,
  readBalances: PERIOD,
  readBeside: PERIOD,
  readClosedDeeds: PERIOD,
  statementSums: PERIOD,
  listAnswers: EFFECT,
  memberStatusCounts: EFFECT,
  orStatusCounts: EFFECT,
  concernedByApplication: 'one row by its key, asked by `find`',
  countLeaders: 'leaders of all approvals, of whom a society has hundreds',
  listOrgUnits: 'the pickers’ list, whole, of at most 10,000 units; cached by the browser',
  listPersonRows: 'one table’s rows of one person, by the keys of `personKeys`',
  ofRowsMeant: 'narrows the lists of the dues desk, with which its plan is held',
}
