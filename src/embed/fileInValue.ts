import type { Upload } from '#runtime/react/form/session/formEnvironment.ts'

/** For pages that store no files: the file travels inside the value, as a data: address. */
export const fileInValue: Upload = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    reader.onload = () => resolve({ name: file.name, url: String(reader.result) })
    reader.onerror = () => reject(new Error('文件读取失败，请重新选择'))
    reader.onabort = () => reject(new Error('已取消'))
    signal.addEventListener('abort', () => reader.abort())
    reader.readAsDataURL(file)
  })
