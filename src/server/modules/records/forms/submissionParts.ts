import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { SubmissionPages } from '#server/modules/configuration/pages/submissionPages.ts'
import type { PictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import type { FormChecks } from './submission.ts'

/** Dependencies of accepting a submitted form. */
export interface SubmissionParts {
  store: Store
  configuration: Configurations
  forms: FormChecks
  pages: SubmissionPages
  files: FileStore
  pictures: PictureViewer
}
