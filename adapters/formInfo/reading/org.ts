import { readCascade } from './cascade.ts'
import { plainText } from './plainText.ts'
import type { Reader } from './reader.ts'

/** A branch of the society, by its name. */
export const readSubOrg: Reader = (_, text, { branches }) => {
  const branch = branches.find(({ orgName }) => plainText(orgName) === plainText(text))
  return branch
    ? { value: { id: branch.id, orgName: branch.orgName } }
    : { reason: '不在分支机构列表中' }
}

/** `广东省/深圳市/南山区 单位名称`: an area, a blank, a unit of that area. */
export const readOrgLinkage: Reader = (field, text, tables) => {
  const [, area = '', orgName = ''] = /^(\S.*?)\s+(\S+)$/s.exec(text.trim()) ?? []
  if (orgName === '') return { reason: '应写成“地区 单位名称”' }
  const read = readCascade(field, area, tables)
  return 'value' in read
    ? { value: { areaCode: read.value, orgName } }
    : { reason: `中的地区“${area}”${read.reason}` }
}
