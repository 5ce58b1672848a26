import { type ComponentType, useEffect, useState } from 'react'
import { extensionOf, type FileRules } from '#domain/fileRules.ts'
import { pictureKindOf } from '#domain/pictureContent.ts'
import type { CropDialogProps } from './crop/CropDialog.tsx'
import { type CutFormat, cutFormat } from './crop/cutFormat.ts'
import { type OpenPicture, openPicture } from './openPicture.ts'

/** A picture that is being cut, and the dialog for it, loaded on first use. */
interface Cropping {
  picture: OpenPicture
  format: CutFormat
  Dialog: ComponentType<CropDialogProps>
}

/** What becomes of a picked file: it is cut first, or sent as it is, perhaps with a word why; or it is refused. */
interface Outcome {
  send?: File
  hint?: string
  refusal?: string
}

const loadDialog = async () => (await import('./crop/CropDialog.tsx')).CropDialog

/** Opens picked pictures for cutting. What this browser cannot show, or could not write again, stays whole. */
export function useCropping({ fileType }: FileRules) {
  const [cropping, setCropping] = useState<Cropping>()
  const [opening, setOpening] = useState(false)
  useEffect(() => cropping && (() => URL.revokeObjectURL(cropping.picture.url)), [cropping])

  const prepare = async (file: File): Promise<Outcome> => {
    const kind = pictureKindOf(extensionOf(file.name))
    const format = cutFormat(fileType)
    if (!kind || !format) return { send: file }
    const [picture, Dialog] = await Promise.all([openPicture(file), loadDialog().catch(() => null)])
    if (!picture)
      return kind === 'heif'
        ? { send: file, hint: NOT_SHOWN }
        : { refusal: '图片无法打开，可能已损坏' }
    if (!Dialog) {
      URL.revokeObjectURL(picture.url)
      return { refusal: '裁剪工具加载失败，请检查网络后重试' }
    }
    setCropping({ picture, format, Dialog })
    return {}
  }
  return {
    cropping,
    opening,
    close: () => setCropping(undefined),
    async prepare(file: File): Promise<Outcome> {
      setOpening(true)
      return prepare(file).finally(() => setOpening(false))
    },
  }
}

const NOT_SHOWN = '当前浏览器无法显示此格式的照片，已按原图上传，不影响使用'
