import type { Client } from '#client/createClient.ts'
import type { FormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'

/** The server functions that forms need. */
export type FormPorts = Pick<FormEnvironment, 'upload' | 'subOrgs' | 'orgsOf'>

/** Uploads, and the lists of units and branches. */
export const createFormPorts = (client: Client): FormPorts => ({
  upload: async (...file) => (await import('./lateFiles.ts')).upload(client, ...file),
  subOrgs: () => client.call('orgNameList', { orgType: BRANCH }),
  orgsOf: (areaCode) => client.call('orgNameList', { areaCode, orgType: UNIT }),
})

/** orgType of a society's own branches, and of the units its members work for (specification, section 3). */
const BRANCH = '02'
const UNIT = '04'
