import { type ComponentType, useEffect, useState } from 'react'
import { extensionOf, type FileRules } from '#domain/file/fileRules.ts'
import { pictureKindOf } from '#domain/file/pictureContent.ts'
import type { CropDialogProps } from './crop/CropDialog.tsx'
import { type CutFormat, cutFormat } from './crop/cutFormat.ts'
import { type OpenPicture, openPicture } from './openPicture.ts'

/** An image being cropped, and the dialog for it, loaded on first use. */
interface Cropping {
  picture: OpenPicture
  format: CutFormat
  Dialog: ComponentType<CropDialogProps>
}

/** The outcome for a picked file: cropped first, or uploaded as it is, possibly with a hint why; or refused. */
interface Outcome {
  send?: File
  hint?: string
  refusal?: string
}

const loadDialog = async () => (await import('./crop/CropDialog.tsx')).CropDialog

/** Opens picked images for cropping. An image this browser cannot display or encode is uploaded whole. */
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
