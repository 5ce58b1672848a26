import type { FileValue } from '#contract/formInfo.ts'

/** The files of a stored value; anything else in it is no file. */
export const filesOf = (value: unknown): readonly FileValue[] =>
  Array.isArray(value)
    ? value.filter(
        (file): file is FileValue =>
          typeof file === 'object' && file !== null && typeof file.url === 'string',
      )
    : []

const IMAGE = /\.(?:jpe?g|png|gif|webp|bmp|heif|heic)(?:[?#].*)?$/i

/** Whether a browser can show it as a picture. */
export const isImage = ({ name, url }: FileValue): boolean => IMAGE.test(name) || IMAGE.test(url)
