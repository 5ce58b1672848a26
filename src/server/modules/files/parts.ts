import type { BaseParts } from '#server/base/parts.ts'
import type { BookWriter } from './exports/book/bookWriter.ts'
import type { SheetWriter } from './exports/sheetWriter.ts'
import type { PictureViewer } from './pictures/pictureViewer.ts'
import type { FileReaders } from './storage/requireFileReader.ts'
import type { UploadSums } from './storage/uploadSums.ts'

/** What the calls of files work with. */
export interface FilesParts extends BaseParts {
  /** Daily upload limits. */
  uploads: UploadSums
  fileReaders: FileReaders
  pictures: PictureViewer
  sheets: SheetWriter
  books: BookWriter
}
