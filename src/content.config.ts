import { defineCollection } from 'astro:content';
import { galleriesLoader } from '#build/content/galleries.ts';
import { mediaLoader } from '#build/content/media.ts';
import { originLoader } from '#build/content/origin.ts';
import { postsLoader } from '#build/content/posts.ts';
import {
  gallerySchema,
  mediaSchema,
  originSchema,
  postSchema,
  settingsSchema,
} from '#build/content/schemas.ts';
import { settingsLoader } from '#build/content/settings.ts';

export const collections = {
  media: defineCollection({ loader: mediaLoader(), schema: mediaSchema }),
  posts: defineCollection({ loader: postsLoader(), schema: postSchema }),
  galleries: defineCollection({ loader: galleriesLoader(), schema: gallerySchema }),
  settings: defineCollection({ loader: settingsLoader(), schema: settingsSchema }),
  origin: defineCollection({ loader: originLoader(), schema: originSchema }),
};
