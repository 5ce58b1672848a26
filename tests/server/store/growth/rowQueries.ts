import { nearWords } from '#domain/money/entry/nearWords.ts'
import { readPeople } from '#domain/money/entry/readPeople.ts'
import { listStaff } from '#server/base/repositories/accountLists.ts'
import { listTokens } from '#server/base/repositories/loginTokens.ts'
import { findMobileProofs } from '#server/base/repositories/mobileProofs.ts'
import { listRecommendationsOf } from '#server/base/repositories/recommendations.ts'
import { listHeld, listHolders } from '#server/modules/files/repositories/files.ts'
import { listDeeds } from '#server/modules/money/repositories/duesDeeds.ts'
import { listDueParts, listOverduePlans } from '#server/modules/money/repositories/duesDueParts.ts'
import {
  listCoveredOrders,
  listInvoicesOf,
} from '#server/modules/money/repositories/duesInvoiceOrders.ts'
import {
  listOrderRefunds,
  sumOrderCredits,
} from '#server/modules/money/repositories/duesOrderMoney.ts'
import { listOpenOrders } from '#server/modules/money/repositories/duesOrders.ts'
import { pausesOf } from '#server/modules/money/repositories/duesPauses.ts'
import { firstBookedDay, openDay } from '#server/modules/money/repositories/duesPeriods.ts'
import { listParts } from '#server/modules/money/repositories/duesPlans.ts'
import { listMessages, listQuestionsOf } from '#server/modules/money/repositories/duesQuestions.ts'
import { listBatch, listReliefs } from '#server/modules/money/repositories/duesReliefs.ts'
import { listPaidYears } from '#server/modules/money/repositories/duesTerms.ts'
import { listFreeTerms } from '#server/modules/money/repositories/freeTerms.ts'
import {
  membersListed,
  membersNear,
  membersOfIds,
} from '#server/modules/money/repositories/listedMembers.ts'
import { listShares } from '#server/modules/money/repositories/manualShares.ts'
import { membersByNumbers } from '#server/modules/money/repositories/membersByNumbers.ts'
import { ordersNamed } from '#server/modules/money/repositories/ordersNamed.ts'
import { plansOf } from '#server/modules/money/repositories/planFacts.ts'
import { fenOnStatement } from '#server/modules/money/repositories/receivedFen.ts'
import {
  countLineStates,
  listLinesOfRefunds,
  listOpenLines,
  listRefundsFound,
} from '#server/modules/money/repositories/statementLines.ts'
import { findNumberHolder } from '#server/modules/money/repositories/tradeNumbers.ts'
import { countMoneyUnderWay } from '#server/modules/people/repositories/closing.ts'
import { personKeys } from '#server/modules/people/repositories/personKeys.ts'
import { countSmsSends } from '#server/modules/people/repositories/smsCodes.ts'
import { listRecordsOfPerson } from '#server/modules/records/repositories/applicationsOfPerson.ts'
import { listAudits } from '#server/modules/records/repositories/audits.ts'
import { listLeaders } from '#server/modules/records/repositories/orgApplications.ts'
import { findOrgUnits } from '#server/modules/records/repositories/orgUnits.ts'
import type { Tx } from '#server/store/store.ts'
import type { Cases, Query } from './pagingQueries.ts'
import { ASKED } from './society.ts'

const { member, account, order, unit, statement } = ASKED
/** The database's days are those around the day it was filled. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const week = { from: day(3), to: day(9), after: undefined, limit: 200 }

/** Lines of a pasted list with a character and a digit that are others. */
const LOST = readPeople(
  Array.from(
    { length: 20 },
    (_, at) => `${'王李张刘陈'[at % 5]}玥${'伟芳娜秀'[at % 4]} Z${10_000_000 + at}`,
  ).join('\n'),
)

const one = (query: Query): Cases => ({ 'one of many': query })

/** The keys of a person, as closing an account asks for them. */
const keysOf = async (tx: Tx) => {
  const own = await listRecordsOfPerson(tx, { accountId: account, mobile: '13800000000' })
  const person = { id: account, userType: '1', mobile: null, userName: null, orgUnitId: null }
  return personKeys(tx, person as Parameters<typeof personKeys>[1], own)
}

/** Of what reads the rows of a member, an order or the like: the query of one. */
export const ROW_QUERIES: Record<string, Cases> = {
  countLineStates: one((tx) => countLineStates(tx, [statement])),
  countMoneyUnderWay: one(async (tx) => countMoneyUnderWay(tx, await keysOf(tx))),
  countSmsSends: one((tx) => countSmsSends(tx, '13800000000', 60)),
  fenOnStatement: one((tx) => fenOnStatement(tx, 'y10')),
  findMobileProofs: one((tx) => findMobileProofs(tx, ['h'])),
  findNumberHolder: one((tx) => findNumberHolder(tx, 'N11')),
  findOrgUnits: one((tx) => findOrgUnits(tx, [unit])),
  firstBookedDay: one(firstBookedDay),
  listAudits: one((tx) => listAudits(tx, member)),
  listBatch: one((tx) => listBatch(tx, 'b')),
  listCoveredOrders: one((tx) => listCoveredOrders(tx, ['v10'])),
  listDeeds: one((tx) => listDeeds(tx, 'y10')),
  listDueParts: { 'that are due in a week': (tx) => listDueParts(tx, week) },
  listFreeTerms: one((tx) => listFreeTerms(tx, member)),
  listHeld: one((tx) => listHeld(tx, { holder: member, place: 'memberEnclosure' })),
  listHolders: one((tx) => listHolders(tx, ['p3'])),
  listInvoicesOf: one((tx) => listInvoicesOf(tx, [order])),
  listLeaders: one((tx) => listLeaders(tx, 'p10')),
  listLinesOfRefunds: one((tx) => listLinesOfRefunds(tx, ['f21'])),
  listMessages: one((tx) => listMessages(tx, ['q10'])),
  listOpenLines: one((tx) => listOpenLines(tx, statement)),
  listOpenOrders: one((tx) => listOpenOrders(tx, 'm105')),
  listOrderRefunds: one((tx) => listOrderRefunds(tx, [order])),
  listOverduePlans: { 'some of all': (tx) => listOverduePlans(tx, day(3), 200) },
  listPaidYears: one((tx) => listPaidYears(tx, member)),
  listParts: one((tx) => listParts(tx, 'l10')),
  listQuestionsOf: one((tx) => listQuestionsOf(tx, [order])),
  listRecommendationsOf: one((tx) =>
    listRecommendationsOf(tx, { realName: '王伟', cardNo: '110101199003074514' }),
  ),
  listRecordsOfPerson: one((tx) => listRecordsOfPerson(tx, { accountId: account })),
  listRefundsFound: one((tx) => listRefundsFound(tx, statement)),
  listReliefs: one((tx) => listReliefs(tx, member)),
  listShares: one((tx) => listShares(tx, ['h10'])),
  listStaff: { all: listStaff },
  listTokens: one((tx) => listTokens(tx, account)),
  membersByNumbers: one((tx) => membersByNumbers(tx, [ASKED.memberNum])),
  membersListed: one((tx) =>
    membersListed(tx, {
      numbers: [ASKED.memberNum],
      mobiles: ['13800000000'],
      names: Object.values(ASKED.keywords),
    }),
  ),
  membersNear: { 'of twenty lines that mean nobody': (tx) => membersNear(tx, nearWords(LOST)) },
  membersOfIds: one((tx) => membersOfIds(tx, [member])),
  openDay: one(openDay),
  ordersNamed: one((tx) => ordersNamed(tx, ['o104'])),
  pausesOf: one((tx) => pausesOf(tx, ['m20'], day(3))),
  personKeys: one(keysOf),
  plansOf: one((tx) => plansOf(tx, ['l10'])),
  sumOrderCredits: one((tx) => sumOrderCredits(tx, ['o20'])),
}
