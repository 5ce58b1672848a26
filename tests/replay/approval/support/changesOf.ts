import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Change } from '#replay/approval/diff/change.ts'
import { diffPictures } from '#replay/approval/diff/diffPictures.ts'
import type { Picture } from '#replay/approval/picture/picture.ts'
import { pictureText } from '#replay/approval/picture/pictureText.ts'
import { takePicture } from '#replay/approval/picture/takePicture.ts'

/** A form with what it is pictured with. */
export interface Form {
  formInfo: unknown
  printInfo?: unknown
  dictionaries?: Dictionaries
}

/** The picture as it is read again from its file. */
export function pictureOf({ formInfo, printInfo, dictionaries = {} }: Form): Picture {
  const bundle = convertFormInfo(formInfo, { dictionaries })
  return JSON.parse(pictureText(takePicture({ bundle, printInfo, dictionaries })))
}

export const changesOf = (before: Form, after: Form): Change[] =>
  diffPictures(pictureOf(before), pictureOf(after))
