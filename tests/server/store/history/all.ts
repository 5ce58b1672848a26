import { up as roles } from './0001-roles.ts'
import { up as organisations } from './0002-organisations.ts'
import { up as accounts } from './0003-accounts.ts'
import { up as proofs } from './0004-proofs.ts'
import { up as applications } from './0005-applications.ts'
import { up as audit } from './0006-audit.ts'
import { up as operations } from './0007-operations.ts'
import { up as unitKinds } from './0008-unit-kinds.ts'
import { up as organisationApplications } from './0009-organisation-applications.ts'
import { up as certificates } from './0010-certificates.ts'
import { up as protocol } from './0011-protocol.ts'
import { up as dues } from './0012-dues.ts'
import { up as duesInvoices } from './0013-dues-invoices.ts'
import { up as accountStatus } from './0014-account-status.ts'
import { up as staffRights } from './0015-staff-rights.ts'
import { up as whoConfirmed } from './0016-who-confirmed.ts'
import { up as userNames } from './0017-user-names.ts'
import { up as secondPerson } from './0018-second-person.ts'
import { up as experts } from './0019-experts.ts'
import { up as passwordLinks } from './0020-password-links.ts'
import { up as setRole } from './0021-set-role.ts'
import { up as loginFailures } from './0022-login-failures.ts'
import { up as recordsOfAccounts } from './0023-records-of-accounts.ts'
import { up as loginSessions } from './0024-login-sessions.ts'
import { up as secondFactor } from './0025-second-factor.ts'
import { up as activityLog } from './0026-activity-log.ts'
import { up as fileHoldings } from './0027-file-holdings.ts'
import { up as closing } from './0028-closing.ts'
import { up as encryption } from './0029-encryption.ts'
import { up as retention } from './0030-retention.ts'
import { up as configBlobs } from './0031-config-blobs.ts'
import { up as configChanges } from './0032-config-changes.ts'
import { up as configBases } from './0033-config-bases.ts'
import { up as duesLedger } from './0034-dues-ledger.ts'
import { up as waysBack } from './0035-ways-back.ts'
import { up as duesClosing } from './0036-dues-closing.ts'
import { up as duesQuestions } from './0037-dues-questions.ts'
import { up as invoiceOrders } from './0038-invoice-orders.ts'
import { up as keysetLists } from './0039-keyset-lists.ts'
import { up as manualPayments } from './0040-manual-payments.ts'
import { up as duesReliefs } from './0041-dues-reliefs.ts'
import { up as statements } from './0042-statements.ts'
import { up as invoiceSending } from './0043-invoice-sending.ts'
import { up as duesPlans } from './0044-dues-plans.ts'
import { up as reminderLists } from './0045-reminder-lists.ts'
import { up as overrideVerdicts } from './0046-override-verdicts.ts'
import { up as growingLists } from './0047-growing-lists.ts'
import { up as jobLanes } from './0049-job-lanes.ts'
import { up as chores } from './0050-chores.ts'
import { up as searchTerms } from './0051-search-terms.ts'
import { up as lookedUpLists } from './0052-looked-up-lists.ts'
import { up as shards } from './0053-shards.ts'
import { up as rowsOfMembers } from './0054-rows-of-members.ts'
import { up as columnsOfLists } from './0055-columns-of-lists.ts'
import { up as floodCounts } from './0057-flood-counts.ts'
import { up as indexesOfLists } from './0059-indexes-of-lists.ts'
import { up as settledPayments } from './0061-settled-payments.ts'
import { up as indexesOfKeywords } from './0062-indexes-of-keywords.ts'
import { up as indexesOfMembers } from './0063-indexes-of-members.ts'
import { up as paymentsOfMembers } from './0064-contract-0062-payments-of-members.ts'
import { up as sealedTexts } from './0065-sealed-texts.ts'
import { up as indexOfLogNames } from './0066-index-of-log-names.ts'
import { up as numbersOfLines } from './0067-numbers-of-lines.ts'
import { up as searchKeys } from './0068-search-keys.ts'
import { up as codedNames } from './0069-coded-names.ts'
import { up as indexesOfNames } from './0070-indexes-of-names.ts'
import { up as editorsOfEntries } from './0071-editors-of-entries.ts'

/** The migrations that the baseline takes the place of, by name, in order (decision 0447). Their texts never change. */
export const history: Readonly<Record<string, string>> = {
  '0001-roles': roles,
  '0002-organisations': organisations,
  '0003-accounts': accounts,
  '0004-proofs': proofs,
  '0005-applications': applications,
  '0006-audit': audit,
  '0007-operations': operations,
  '0008-unit-kinds': unitKinds,
  '0009-organisation-applications': organisationApplications,
  '0010-certificates': certificates,
  '0011-protocol': protocol,
  '0012-dues': dues,
  '0013-dues-invoices': duesInvoices,
  '0014-account-status': accountStatus,
  '0015-staff-rights': staffRights,
  '0016-who-confirmed': whoConfirmed,
  '0017-user-names': userNames,
  '0018-second-person': secondPerson,
  '0019-experts': experts,
  '0020-password-links': passwordLinks,
  '0021-set-role': setRole,
  '0022-login-failures': loginFailures,
  '0023-records-of-accounts': recordsOfAccounts,
  '0024-login-sessions': loginSessions,
  '0025-second-factor': secondFactor,
  '0026-activity-log': activityLog,
  '0027-file-holdings': fileHoldings,
  '0028-closing': closing,
  '0029-encryption': encryption,
  '0030-retention': retention,
  '0031-config-blobs': configBlobs,
  '0032-config-changes': configChanges,
  '0033-config-bases': configBases,
  '0034-dues-ledger': duesLedger,
  '0035-ways-back': waysBack,
  '0036-dues-closing': duesClosing,
  '0037-dues-questions': duesQuestions,
  '0038-invoice-orders': invoiceOrders,
  '0039-keyset-lists': keysetLists,
  '0040-manual-payments': manualPayments,
  '0041-dues-reliefs': duesReliefs,
  '0042-statements': statements,
  '0043-invoice-sending': invoiceSending,
  '0044-dues-plans': duesPlans,
  '0045-reminder-lists': reminderLists,
  '0046-override-verdicts': overrideVerdicts,
  '0047-growing-lists': growingLists,
  '0049-job-lanes': jobLanes,
  '0050-chores': chores,
  '0051-search-terms': searchTerms,
  '0052-looked-up-lists': lookedUpLists,
  '0053-shards': shards,
  '0054-rows-of-members': rowsOfMembers,
  '0055-columns-of-lists': columnsOfLists,
  '0057-flood-counts': floodCounts,
  '0059-indexes-of-lists': indexesOfLists,
  '0061-settled-payments': settledPayments,
  '0062-indexes-of-keywords': indexesOfKeywords,
  '0063-indexes-of-members': indexesOfMembers,
  '0064-contract-0062-payments-of-members': paymentsOfMembers,
  '0065-sealed-texts': sealedTexts,
  '0066-index-of-log-names': indexOfLogNames,
  '0067-numbers-of-lines': numbersOfLines,
  '0068-search-keys': searchKeys,
  '0069-coded-names': codedNames,
  '0070-indexes-of-names': indexesOfNames,
  '0071-editors-of-entries': editorsOfEntries,
}
