import type { InterfaceLanguage } from '#domain/languages.ts';
import type { CommunityLetters } from './types.ts';

/** A reason, where the staff gave one. */
const given = (said: string, reason: string | null) => (reason === null ? [] : [said, reason]);

/** What authors are told of reported comments, and what stands around their messages in a letter, in the ten languages. */
export const community: Record<InterfaceLanguage, CommunityLetters> = {
  en: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed
        ? `The comment that you reported on “${title}” was removed`
        : `The comment that you reported on “${title}” stays`,
      text: [
        removed
          ? `Readers no longer see the comment by ${reader}. Thank you for telling us.`
          : `We have read the comment by ${reader} and found nothing against our rules. You can still hide it, or block its reader.`,
        ...given('What the staff wrote:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `New comments from your readers: ${count}`,
      text: [`They are about: ${titles}`, 'You find them in Quillhouse under Comments.'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: new messages (${count})`,
      text: ['You choose in Quillhouse, under Messages, what we write to you by email.'],
    }),
  },
  'zh-CN': {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed ? `您举报的《${title}》评论已移除` : `您举报的《${title}》评论予以保留`,
      text: [
        removed
          ? `读者已看不到 ${reader} 的这条评论。感谢您的反馈。`
          : `我们查看了 ${reader} 的评论，未发现违规内容。您仍可隐藏该评论或屏蔽该读者。`,
        ...given('工作人员的说明：', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `读者的新评论：${count} 条`,
      text: [`相关作品：${titles}`, '您可以在 Quillhouse 的“评论”页面查看和回复。'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse：新消息（${count}）`,
      text: ['您可以在 Quillhouse 的“消息”页面选择接收哪些邮件。'],
    }),
  },
  ru: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed
        ? `Комментарий, на который вы пожаловались, удалён («${title}»)`
        : `Комментарий, на который вы пожаловались, оставлен («${title}»)`,
      text: [
        removed
          ? `Читатели больше не видят комментарий от ${reader}. Спасибо, что сообщили.`
          : `Мы прочитали комментарий от ${reader} и не нашли нарушений. Вы можете скрыть его или заблокировать читателя.`,
        ...given('Что написали сотрудники:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `Новые комментарии читателей: ${count}`,
      text: [`Произведения: ${titles}`, 'Прочитать их и ответить можно в Quillhouse в разделе «Комментарии».'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: новые сообщения (${count})`,
      text: ['Что присылать вам на почту, вы выбираете в Quillhouse в разделе «Сообщения».'],
    }),
  },
  es: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed
        ? `Se ha retirado el comentario que denunciaste en «${title}»`
        : `El comentario que denunciaste en «${title}» se mantiene`,
      text: [
        removed
          ? `Los lectores ya no ven el comentario de ${reader}. Gracias por avisarnos.`
          : `Hemos leído el comentario de ${reader} y no incumple nuestras normas. Aun así puedes ocultarlo o bloquear a su autor.`,
        ...given('Lo que ha escrito el equipo:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `Comentarios nuevos de tus lectores: ${count}`,
      text: [`Obras: ${titles}`, 'Los encontrarás en Quillhouse, en Comentarios.'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: mensajes nuevos (${count})`,
      text: ['En Quillhouse, en Mensajes, eliges qué te enviamos por correo.'],
    }),
  },
  vi: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed
        ? `Bình luận bạn báo cáo ở “${title}” đã bị gỡ`
        : `Bình luận bạn báo cáo ở “${title}” được giữ lại`,
      text: [
        removed
          ? `Độc giả không còn thấy bình luận của ${reader}. Cảm ơn bạn đã báo cho chúng tôi.`
          : `Chúng tôi đã đọc bình luận của ${reader} và không thấy vi phạm. Bạn vẫn có thể ẩn bình luận hoặc chặn độc giả này.`,
        ...given('Nhân viên viết:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `Bình luận mới của độc giả: ${count}`,
      text: [`Tác phẩm: ${titles}`, 'Bạn có thể đọc và trả lời trong mục Bình luận của Quillhouse.'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: tin nhắn mới (${count})`,
      text: ['Bạn chọn những gì chúng tôi gửi qua email trong mục Tin nhắn của Quillhouse.'],
    }),
  },
  ko: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed ? `신고하신 「${title}」 댓글을 삭제했습니다` : `신고하신 「${title}」 댓글은 유지됩니다`,
      text: [
        removed
          ? `${reader} 님의 댓글은 이제 독자에게 보이지 않습니다. 알려 주셔서 감사합니다.`
          : `${reader} 님의 댓글을 확인했으나 규정 위반은 없었습니다. 댓글을 숨기거나 독자를 차단하실 수 있습니다.`,
        ...given('담당자 의견:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `독자의 새 댓글 ${count}개`,
      text: [`작품: ${titles}`, 'Quillhouse의 댓글 페이지에서 읽고 답할 수 있습니다.'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: 새 메시지 (${count})`,
      text: ['어떤 내용을 이메일로 받을지는 Quillhouse의 메시지 화면에서 선택하실 수 있습니다.'],
    }),
  },
  id: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed
        ? `Komentar yang kamu laporkan di “${title}” dihapus`
        : `Komentar yang kamu laporkan di “${title}” dipertahankan`,
      text: [
        removed
          ? `Pembaca tidak lagi melihat komentar dari ${reader}. Terima kasih sudah memberi tahu kami.`
          : `Kami sudah membaca komentar dari ${reader} dan tidak menemukan pelanggaran. Kamu tetap bisa menyembunyikannya atau memblokir pembacanya.`,
        ...given('Catatan dari staf:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `Komentar baru dari pembaca: ${count}`,
      text: [`Karya: ${titles}`, 'Baca dan jawab di Quillhouse, pada halaman Komentar.'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: pesan baru (${count})`,
      text: ['Kamu bisa memilih apa yang kami kirim lewat email di Quillhouse, di halaman Pesan.'],
    }),
  },
  pt: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed
        ? `O comentário que você denunciou em “${title}” foi removido`
        : `O comentário que você denunciou em “${title}” foi mantido`,
      text: [
        removed
          ? `Os leitores não veem mais o comentário de ${reader}. Obrigado por avisar.`
          : `Lemos o comentário de ${reader} e não encontramos nada contra as regras. Você ainda pode ocultá-lo ou bloquear o leitor.`,
        ...given('O que a equipe escreveu:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `Novos comentários dos leitores: ${count}`,
      text: [`Obras: ${titles}`, 'Leia e responda no Quillhouse, em Comentários.'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: novas mensagens (${count})`,
      text: ['Você escolhe no Quillhouse, em Mensagens, o que enviamos por e-mail.'],
    }),
  },
  th: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed ? `ความคิดเห็นที่คุณรายงานใน “${title}” ถูกลบแล้ว` : `ความคิดเห็นที่คุณรายงานใน “${title}” ยังคงอยู่`,
      text: [
        removed
          ? `ผู้อ่านจะไม่เห็นความคิดเห็นของ ${reader} อีก ขอบคุณที่แจ้งให้เราทราบ`
          : `เราอ่านความคิดเห็นของ ${reader} แล้วและไม่พบสิ่งที่ผิดกฎ คุณยังซ่อนความคิดเห็นหรือบล็อกผู้อ่านได้`,
        ...given('ข้อความจากเจ้าหน้าที่:', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `ความคิดเห็นใหม่จากผู้อ่าน ${count} รายการ`,
      text: [`ผลงาน: ${titles}`, 'อ่านและตอบได้ใน Quillhouse ที่หน้าความคิดเห็น'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse: ข้อความใหม่ (${count})`,
      text: ['คุณเลือกได้ว่าจะให้เราส่งอะไรทางอีเมล ที่หน้าข้อความใน Quillhouse'],
    }),
  },
  fr: {
    report_decided: ({ title, reader, removed, reason }) => ({
      subject: removed
        ? `Le commentaire que vous avez signalé sur « ${title} » a été retiré`
        : `Le commentaire que vous avez signalé sur « ${title} » est conservé`,
      text: [
        removed
          ? `Les lecteurs ne voient plus le commentaire de ${reader}. Merci de nous avoir prévenus.`
          : `Nous avons lu le commentaire de ${reader} : il n’enfreint pas nos règles. Vous pouvez toujours le masquer ou bloquer ce lecteur.`,
        ...given('Ce qu’a écrit l’équipe :', reason),
      ],
    }),
    comments_waiting: ({ count, titles }) => ({
      subject: `Nouveaux commentaires de vos lecteurs : ${count}`,
      text: [`Œuvres : ${titles}`, 'Vous les trouverez dans Quillhouse, à la page Commentaires.'],
    }),
    digest: ({ count }) => ({
      subject: `Quillhouse : nouveaux messages (${count})`,
      text: ['Vous choisissez dans Quillhouse, sous Messages, ce que nous vous envoyons par e-mail.'],
    }),
  },
};
