import type { Messages } from '../../types.ts';

export default {
  unauthorized: 'Vuelve a iniciar sesión.',
  forbidden: 'Tu rol no lo permite.',
  not_found: 'No existe o no te pertenece.',
  invalid: 'Revisa los campos marcados.',
  conflict: 'Otra persona hizo cambios en ese mismo momento. Inténtalo de nuevo.',
  in_use: 'Hay otros registros que dependen de este, así que no se puede eliminar.',
  internal: 'El servidor no funciona, inténtalo más tarde.',
  unavailable: 'El servidor está saturado, inténtalo en un momento.',
  offline: 'Conexión a internet inestable.',
  too_large: 'Es demasiado grande para enviarlo.',
  too_slow: 'La conexión es demasiado lenta. Inténtalo de nuevo.',
  disk_full: 'El servidor se quedó sin espacio. No se cambió nada.',
  content_type: 'El servidor no reconoce este formato.',
  not_json: 'El servidor no entiende esta solicitud.',
  idempotency_key: 'A la solicitud le falta su clave. Recarga la página.',
  idempotency_reused: 'Esto ya se guardó antes de tus últimos cambios. Ábrelo desde la lista para cambiarlo.',
  login: 'Usuario, correo o contraseña incorrectos.',
  blocked: 'Tu cuenta está bloqueada.',
} satisfies Messages['error'];
