import type { Client } from '#client/createClient.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { FormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { FIELD_WIDGETS } from '#widgets/table.ts'
import { createUpload } from './files.ts'

interface FormTables {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  ownAreaCode?: string
}

/** What widgets get of the world: tables, uploads, and the lists of units and branches. */
export const createFormEnvironment = (client: Client, tables: FormTables): FormEnvironment => ({
  ...tables,
  widgets: FIELD_WIDGETS,
  upload: createUpload(client),
  subOrgs: () => client.call('orgNameList', { orgType: BRANCH }),
  orgsOf: (areaCode) => client.call('orgNameList', { areaCode, orgType: UNIT }),
})

/** orgType of a society's own branches, and of the units its members work for (specification, section 3). */
const BRANCH = '02'
const UNIT = '04'
