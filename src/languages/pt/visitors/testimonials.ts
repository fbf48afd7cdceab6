import type * as messages from '#languages/en/visitors/testimonials.ts';

export const testimonials: typeof messages.testimonials = {
  label: 'O que dizem os clientes',
  ofJob: 'O CLIENTE',
  points: (points) => `${points} de 5`,
  all: 'Cada um é de alguém para quem trabalhámos e está aqui sem alterações. Os mais recentes primeiro, os bons e os maus.',
  selection:
    'Cada um é de alguém para quem trabalhámos e está aqui sem alterações. Isto é uma seleção.',
};

export const testimonialPageMessages: typeof messages.testimonialPageMessages = {
  title: 'O seu testemunho',
  description: 'Para clientes a quem pedimos um testemunho sobre o seu trabalho.',
  lead: 'Recebeu um link para esta página porque trabalhámos para si.',
  loading: 'Um momento…',
  withoutScripts: 'Esta página precisa de JavaScript. Sem ele, responda apenas à nossa mensagem.',
  noLink: 'Esta página abre com o link completo da nossa mensagem.',
  unknown: 'Este link não é nosso. Abra, por favor, outra vez o link completo da mensagem.',
  past: 'Este link é demasiado antigo, ou foi retirado. Responda à nossa mensagem se quiser um novo.',
  greeting: (name) => `Bom dia, ${name},`,
  about: (job) => `Trata-se de “${job}”.`,
  photographs: 'Fotografias',
  photographsHint: 'Quais podemos mostrar no nosso site? Assinale cada uma.',
  allPhotographs: 'TODAS',
  noPhotographs: 'NENHUMA',
  photograph: (number) => `Fotografia ${number}`,
  text: 'Algumas frases, se quiser',
  textHint: 'Como correu? Publicamos tal como escrever, ou não publicamos.',
  name: 'O seu nome, como deve aparecer por baixo',
  nameHint: 'Basta o primeiro nome ou as iniciais.',
  rating: 'Pontos',
  noRating: 'Nenhum',
  points: (points) => `${points} de 5`,
  allow: 'O que autoriza',
  permission: [
    'Ao enviar, autoriza-nos a mostrar no nosso site as suas palavras, com o nome que escreveu, e as fotografias que assinalou, e a guardar registo disso.',
    'Não alteramos uma palavra. Podemos decidir não publicar; nesse caso também não as usamos noutro lado.',
    'Pode retirar tudo em qualquer altura, por este link ou por e-mail, e não perguntamos porquê. Pelo link, as suas palavras saem do nosso site em poucos minutos; as fotografias retiramo-las nós assim que soubermos.',
  ],
  send: 'ENVIAR',
  sendChanges: 'ENVIAR ALTERAÇÕES',
  sending: 'A ENVIAR…',
  thanks: 'Obrigado. É isto que nos autoriza a mostrar:',
  waiting: 'Lemos primeiro. Até estar no nosso site, pode alterá-lo aqui.',
  published: 'Está no nosso site. Ainda pode alterar que fotografias podem ser mostradas.',
  closed: 'Já não pode ser alterado por este link.',
  given: (date) => `Enviado a ${date}`,
  shownPhotographs: (count) =>
    count === 1 ? 'Uma fotografia pode ser mostrada.' : `${count} fotografias podem ser mostradas.`,
  reviews: (where) => `Diga-o também no ${where}`,
  change: 'ALTERAR',
  takeBack: 'RETIRAR TUDO',
  reallyTakeBack: 'Retirar as suas palavras e a autorização para todas as fotografias?',
  yes: 'SIM, RETIRAR',
  no: 'NÃO, DEIXAR ASSIM',
  takenBack:
    'Retirou tudo. As suas palavras que estavam no nosso site saem agora, o que demora alguns minutos. As fotografias retiramo-las nós assim que soubermos.',
  again: 'ESCREVER DE NOVO',
  notReached:
    'De momento não foi possível. Tente de novo, responda à nossa mensagem ou ligue para {phone}.',
  tryAgain: 'TENTAR DE NOVO',
  sent: 'Obrigado. Recebemos o que enviou.',
};

export const previewMessages: typeof messages.previewMessages = {
  title: 'Pré-visualização',
  draft: (title, end) =>
    `Uma pré-visualização de “${title}”, que ainda não está no site. Termina a ${end}.`,
  changed: (title, end) =>
    `Uma pré-visualização de “${title}” como está escrito agora. Termina a ${end}.`,
  ended: 'Esta pré-visualização terminou. Peça outra a quem lha enviou.',
  failed:
    'Não foi possível abrir a pré-visualização. Carregue esta página outra vez daqui a pouco.',
  say: 'Dizer o que pode ser mostrado',
  see: 'Ver como vai ficar',
};

export const testimonialProblems: typeof messages.testimonialProblems = {
  text: 'Escreva, por favor, algumas palavras (1.500 caracteres no máximo), ou assinale uma fotografia.',
  shown_name:
    'Escreva, por favor, o nome que deve aparecer por baixo, com 80 caracteres no máximo.',
  rating: 'Escolha, por favor, de um a cinco.',
  published: 'Entretanto foi publicado. Retire-o primeiro, se o quiser escrever de novo.',
  often: 'Isto foi alterado muitas vezes. Escreva-nos, por favor, um e-mail.',
  unreachable: 'De momento não foi possível contactar-nos. O que escreveu continua aqui.',
  refused: 'Não foi possível enviar agora. O que escreveu continua aqui.',
};

export const testimonialMail: typeof messages.testimonialMail = {
  subject: (business) => `Como correu? Um testemunho para ${business}`,
  text: (customer, sender, business, hasPhotographs) =>
    `Bom dia, ${customer},\n\nobrigado pela sua confiança. Quer contar a outros como correu${hasPhotographs ? ', e dizer que fotografias podemos mostrar' : ''}? Bastam algumas frases, e demora dois minutos. O link abaixo é só seu: não precisa de conta, e por ele pode retirar tudo mais tarde.\n\nSe preferir não o fazer, não precisa de fazer nada.\n\n${sender}\n${business}`,
};
