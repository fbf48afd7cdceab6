import type * as messages from '#languages/en/visitors/shell.ts';

export const shellMessages: typeof messages.shellMessages = {
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

export const placeNames: typeof messages.placeNames = {
  home: 'Início',
  work: 'Trabalhos',
  blog: 'Blogue',
  contact: 'Contacto',
  privacy: 'Privacidade',
};

export const languageMessages: typeof messages.languageMessages = {
  elsewhere: (language: string) => `em ${language}`,
};
