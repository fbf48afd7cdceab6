import type * as words from '#languages/en/visitors/shell.ts';

export const shellWords: typeof words.shellWords = {
  skip: 'Saltar para o conteúdo',
  menu: 'Menu',
  closeMenu: 'Fechar o menu',
  main: 'Navegação principal',
  servicesButton: 'SERVIÇOS',
  services: 'Serviços',
  reading: 'Leitura',
  feed: 'Feed RSS',
  whatsapp: 'WhatsApp',
  edit: 'Editar',
  replacePicture: 'Substituir esta imagem',
};

export const placeNames: typeof words.placeNames = {
  home: 'Início',
  work: 'Trabalhos',
  blog: 'Blogue',
  contact: 'Contacto',
  privacy: 'Privacidade',
};

export const languageWords: typeof words.languageWords = {
  elsewhere: (language: string) => `em ${language}`,
};
