import { randomUUID } from 'node:crypto'
import type { FileStore } from '../../providers/storage/fileStore.ts'
import type { Probe } from './probe.ts'

/** Requests an address of the storage as a reader does. */
type Read = (address: string) => Promise<Pick<Response, 'status'>>

/**
 * Stores a small file, reads it at a signed address and removes it. Reading without signature must be refused,
 * otherwise every file of the society is public.
 */
export const storageProbe = (files: FileStore, read: Read = globalThis.fetch): Probe => ({
  what: '对象存储',
  async ask() {
    const path = `probe/${randomUUID()}.txt`
    const content = Buffer.from(path)
    await files.put(path, content, 'text/plain')
    try {
      const back = await files.read(path, content.length)
      if (!back || !content.equals(back)) throw new Error('写入的文件不能用签名地址读取')
      const { status } = await read(files.plain(path))
      if (status < 400)
        throw new Error(
          `存储桶是公开的：没有签名的地址也能读取文件（HTTP ${status}），请把存储桶的读写权限改为私有`,
        )
    } finally {
      await files.remove(path)
    }
    return '已写入、用签名地址读取并删除一个文件，没有签名的地址读不到'
  },
})
