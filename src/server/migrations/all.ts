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

/** Every migration by its name, in order. Names and texts never change once released: forward only. */
export const migrations: Readonly<Record<string, string>> = {
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
}
