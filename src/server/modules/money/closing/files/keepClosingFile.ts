import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { BookWriter } from '#server/modules/files/exports/book/bookWriter.ts'
import type { Rendering } from '#server/modules/records/certificates/rendering.ts'
import { contentTypeOf } from '#server/providers/storage/contentTypes.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import type { DuesClosing } from '../../repositories/duesClosings.ts'
import { closingBook } from './closingBook.ts'
import { closingSheet } from './closingSheet.ts'
import type { ClosingWriter } from './closingWriter.ts'
import type { ClosingFormat } from './newClosingFiles.ts'

/** Dependencies of drawing and storing the files of closings. */
export interface ClosingFileParts {
  store: Store
  configuration: Configurations
  files: FileStore
  rendering: Rendering
  closingWriter: ClosingWriter
  books: BookWriter
}

/** Draws and stores a file of a closing unless the storage has it; returns its path there. */
export async function keepClosingFile(
  parts: ClosingFileParts,
  orgId: string,
  closing: DuesClosing,
  format: ClosingFormat,
): Promise<string> {
  const path = format === 'pdf' ? closing.pdfPath : closing.xlsxPath
  if (await parts.files.head(path)) return path
  const configuration = await parts.configuration.of(orgId)
  const bytes = await DRAWN[format](parts, orgId, closing, configuration)
  await parts.files.put(path, bytes, contentTypeOf(format))
  return path
}

type Draw = (
  parts: ClosingFileParts,
  orgId: string,
  closing: DuesClosing,
  configuration: OrgConfiguration,
) => Promise<Uint8Array>

/** Format → its writer, each in a worker thread of its own. */
const DRAWN: Record<ClosingFormat, Draw> = {
  pdf: ({ rendering, closingWriter }, _orgId, closing, configuration) =>
    closingWriter.draw(closingSheet(closing, configuration, rendering.fonts)),
  xlsx: async ({ store, books }, orgId, closing, configuration) => {
    const book = await store.tx(orgId, (tx) => closingBook(tx, closing, configuration))
    return books.write(book)
  },
}
