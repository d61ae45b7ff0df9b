import type { Messages } from '../../types.ts';

export default {
  unauthorized: '请重新登录。',
  forbidden: '您的角色无权执行此操作。',
  not_found: '内容不存在，或您无权访问。',
  invalid: '请检查标出的项目。',
  conflict: '内容刚刚被他人修改，请重试。',
  in_use: '有其他数据正在使用此项，无法删除。',
  internal: '服务器出现故障，请稍后重试。',
  unavailable: '服务器繁忙，请稍后重试。',
  offline: '网络连接不稳定',
  too_large: '内容过大，无法提交。',
  too_slow: '网络速度太慢，请重试。',
  disk_full: '服务器存储空间不足，未作任何更改。',
  content_type: '服务器不支持此格式。',
  not_json: '服务器无法识别此请求。',
  idempotency_key: '请求缺少校验标识，请刷新页面。',
  idempotency_reused: '在您最后一次修改之前，此内容已经保存。请从列表中打开后再修改。',
  login: '用户名、邮箱或密码错误。',
  blocked: '您的账号已被封禁',
} satisfies Messages['error'];
