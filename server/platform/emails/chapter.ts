import type { InterfaceLanguage } from '#domain/languages.ts';
import type { ChapterLetters } from './types.ts';

/** What authors are told of reviewed chapters, in the ten languages. */
export const chapter: Record<InterfaceLanguage, ChapterLetters> = {
  en: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `Chapter ${number} of “${title}” is approved`,
      text: [
        live
          ? 'Your editor has approved the chapter, and readers can see it now.'
          : 'Your editor has approved the chapter. It goes live at the time you set, or when you release it.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed
        ? `Chapter ${number} of “${title}” was not approved`
        : `Chapter ${number} of “${title}” needs changes`,
      text: [
        'The chapter was not approved. What your reviewer wrote:',
        reason,
        ...(notes > 0 ? [`Notes in the text: ${notes}. You will find them in the editor, at their paragraphs.`] : []),
        completed
          ? 'The story is completed, so its chapters can no longer be changed. Readers keep what is published.'
          : 'Change what is needed and submit the chapter again.',
      ],
    }),
  },
  'zh-CN': {
    chapter_approved: ({ title, number, live }) => ({
      subject: `《${title}》第 ${number} 章审核通过`,
      text: [
        live ? '编辑已通过该章节，读者现在可以看到了。' : '编辑已通过该章节。它将在您设定的时间发布，或由您手动发布。',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed ? `《${title}》第 ${number} 章未通过审核` : `《${title}》第 ${number} 章需要修改`,
      text: [
        '该章节未通过审核。审核意见如下：',
        reason,
        ...(notes > 0 ? [`正文中有 ${notes} 处批注，您可以在编辑器的相应段落看到。`] : []),
        completed ? '作品已完结，章节不能再修改。读者看到的仍是已发布的内容。' : '请修改后重新提交。',
      ],
    }),
  },
  ru: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `Глава ${number} («${title}») одобрена`,
      text: [
        live
          ? 'Редактор одобрил главу, читатели её уже видят.'
          : 'Редактор одобрил главу. Она выйдет в назначенное время или когда вы её опубликуете.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed
        ? `Глава ${number} («${title}») не прошла проверку`
        : `Глава ${number} («${title}») требует правки`,
      text: [
        'Глава не прошла проверку. Что написал рецензент:',
        reason,
        ...(notes > 0 ? [`Замечаний в тексте: ${notes}. Они стоят в редакторе у своих абзацев.`] : []),
        completed
          ? 'Книга завершена, поэтому её главы больше нельзя менять. Читатели видят то, что опубликовано.'
          : 'Внесите правки и отправьте главу снова.',
      ],
    }),
  },
  es: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `El capítulo ${number} de «${title}» está aprobado`,
      text: [
        live
          ? 'Tu editor ha aprobado el capítulo y los lectores ya lo pueden ver.'
          : 'Tu editor ha aprobado el capítulo. Saldrá a la hora que hayas fijado o cuando tú lo publiques.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed
        ? `El capítulo ${number} de «${title}» no se ha aprobado`
        : `El capítulo ${number} de «${title}» necesita cambios`,
      text: [
        'El capítulo no se ha aprobado. Esto es lo que ha escrito quien lo revisó:',
        reason,
        ...(notes > 0 ? [`Notas en el texto: ${notes}. Las verás en el editor, junto a sus párrafos.`] : []),
        completed
          ? 'La obra está terminada, así que sus capítulos ya no se pueden cambiar. Los lectores siguen viendo lo publicado.'
          : 'Cambia lo necesario y vuelve a enviarlo.',
      ],
    }),
  },
  vi: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `Chương ${number} của “${title}” đã được duyệt`,
      text: [
        live
          ? 'Biên tập viên đã duyệt chương này và độc giả đã có thể đọc.'
          : 'Biên tập viên đã duyệt chương này. Chương sẽ được đăng vào giờ bạn đã hẹn hoặc khi bạn tự đăng.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed
        ? `Chương ${number} của “${title}” chưa được duyệt`
        : `Chương ${number} của “${title}” cần chỉnh sửa`,
      text: [
        'Chương này chưa được duyệt. Nhận xét của người duyệt:',
        reason,
        ...(notes > 0
          ? [`Ghi chú trong bài: ${notes}. Bạn sẽ thấy chúng trong trình soạn thảo, ở từng đoạn văn.`]
          : []),
        completed
          ? 'Truyện đã hoàn thành nên không thể sửa chương nữa. Độc giả vẫn đọc những gì đã đăng.'
          : 'Hãy sửa những chỗ cần thiết rồi gửi lại.',
      ],
    }),
  },
  ko: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `「${title}」 ${number}화가 승인되었습니다`,
      text: [
        live
          ? '편집자가 승인하여 지금 독자가 볼 수 있습니다.'
          : '편집자가 승인했습니다. 예약한 시각에 공개되거나 작가님이 직접 공개하실 수 있습니다.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed ? `「${title}」 ${number}화가 반려되었습니다` : `「${title}」 ${number}화를 수정해 주세요`,
      text: [
        '이번 심사에서 반려되었습니다. 심사 의견은 다음과 같습니다.',
        reason,
        ...(notes > 0 ? [`본문 메모 ${notes}개: 편집기의 해당 문단에서 볼 수 있습니다.`] : []),
        completed
          ? '완결된 작품이라 회차를 더 이상 수정할 수 없습니다. 독자에게는 게시된 내용이 그대로 보입니다.'
          : '수정한 뒤 다시 제출해 주세요.',
      ],
    }),
  },
  id: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `Bab ${number} dari “${title}” disetujui`,
      text: [
        live
          ? 'Editormu menyetujui bab ini dan pembaca sudah bisa melihatnya.'
          : 'Editormu menyetujui bab ini. Bab akan terbit pada waktu yang kamu atur, atau saat kamu menerbitkannya.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed
        ? `Bab ${number} dari “${title}” tidak disetujui`
        : `Bab ${number} dari “${title}” perlu diperbaiki`,
      text: [
        'Bab ini belum disetujui. Catatan dari penilai:',
        reason,
        ...(notes > 0 ? [`Catatan di naskah: ${notes}. Kamu bisa melihatnya di editor, pada paragrafnya.`] : []),
        completed
          ? 'Cerita ini sudah tamat, jadi babnya tidak bisa diubah lagi. Pembaca tetap melihat yang sudah terbit.'
          : 'Perbaiki yang perlu, lalu kirim lagi.',
      ],
    }),
  },
  pt: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `O capítulo ${number} de “${title}” foi aprovado`,
      text: [
        live
          ? 'Seu editor aprovou o capítulo, e os leitores já podem ver.'
          : 'Seu editor aprovou o capítulo. Ele sai na hora que você marcou ou quando você publicar.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed
        ? `O capítulo ${number} de “${title}” não foi aprovado`
        : `O capítulo ${number} de “${title}” precisa de ajustes`,
      text: [
        'O capítulo não foi aprovado. O que o revisor escreveu:',
        reason,
        ...(notes > 0 ? [`Notas no texto: ${notes}. Elas estão no editor, junto aos parágrafos.`] : []),
        completed
          ? 'A obra está concluída, então os capítulos não podem mais ser alterados. Os leitores continuam vendo o que foi publicado.'
          : 'Ajuste o que for preciso e envie de novo.',
      ],
    }),
  },
  th: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `ตอนที่ ${number} ของ “${title}” ผ่านการตรวจแล้ว`,
      text: [
        live
          ? 'บรรณาธิการอนุมัติตอนนี้แล้ว ผู้อ่านเห็นได้ทันที'
          : 'บรรณาธิการอนุมัติตอนนี้แล้ว ตอนจะเผยแพร่ตามเวลาที่คุณตั้งไว้ หรือเมื่อคุณกดเผยแพร่เอง',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed ? `ตอนที่ ${number} ของ “${title}” ไม่ผ่านการตรวจ` : `ตอนที่ ${number} ของ “${title}” ต้องแก้ไข`,
      text: [
        'ตอนนี้ยังไม่ผ่านการตรวจ ความเห็นจากผู้ตรวจ:',
        reason,
        ...(notes > 0 ? [`มีหมายเหตุในเนื้อหา ${notes} จุด ดูได้ในหน้าเขียน ที่ย่อหน้านั้น ๆ`] : []),
        completed ? 'เรื่องนี้จบแล้ว จึงแก้ไขตอนไม่ได้อีก ผู้อ่านยังเห็นเนื้อหาที่เผยแพร่แล้วตามเดิม' : 'แก้ไขแล้วส่งตรวจใหม่ได้เลย',
      ],
    }),
  },
  fr: {
    chapter_approved: ({ title, number, live }) => ({
      subject: `Le chapitre ${number} de « ${title} » est validé`,
      text: [
        live
          ? 'Votre éditeur a validé le chapitre et les lecteurs le voient dès maintenant.'
          : 'Votre éditeur a validé le chapitre. Il paraîtra à l’heure prévue ou quand vous le publierez.',
      ],
    }),
    chapter_rejected: ({ title, number, reason, notes, completed }) => ({
      subject: completed
        ? `Le chapitre ${number} de « ${title} » n’a pas été validé`
        : `Le chapitre ${number} de « ${title} » est à retravailler`,
      text: [
        'Le chapitre n’a pas été validé. Voici ce qu’a écrit votre relecteur :',
        reason,
        ...(notes > 0
          ? [`Notes dans le texte : ${notes}. Vous les trouverez dans l’éditeur, à leurs paragraphes.`]
          : []),
        completed
          ? 'L’œuvre est terminée : ses chapitres ne peuvent plus être modifiés. Les lecteurs gardent ce qui est publié.'
          : 'Modifiez ce qu’il faut, puis soumettez le chapitre à nouveau.',
      ],
    }),
  },
};
