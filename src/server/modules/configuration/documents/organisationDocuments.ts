import type { SourceText } from '#lint/document/located.ts'
import type { OrganisationDocuments } from '#lint/lintOrganisation.ts'
import { inFolder } from './openConfiguration.ts'
import type { ConfigurationDocuments, OrgConfiguration } from './orgConfiguration.ts'

/** The documents of an organisation that the lint checks; findings name files relative to its folder. */
export function organisationDocuments({
  documents,
  dictionaries,
}: Pick<OrgConfiguration, 'documents' | 'dictionaries'>): OrganisationDocuments {
  return {
    pages: sources(documents, 'pages'),
    dialogs: sources(documents, 'dialogs'),
    fragments: sources(documents, 'fragments'),
    payloads: sources(documents, 'payloads'),
    formConfig: sources(documents, 'formConfig'),
    dictionaries,
  }
}

function sources(documents: ConfigurationDocuments, folder: string): SourceText[] {
  return inFolder(documents, folder).map(([id, text]) => ({
    file: `${folder}/${id}.json`,
    id,
    text,
  }))
}
