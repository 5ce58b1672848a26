import type { FileStore } from '../../../providers/storage/fileStore.ts'
import type { Store } from '../../../store/store.ts'
import type { Configurations } from '../../configuration/documents/configurations.ts'
import type { SubmissionPages } from '../../configuration/pages/submissionPages.ts'
import type { PictureViewer } from '../../files/pictures/pictureViewer.ts'
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
